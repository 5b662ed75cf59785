import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import type { WaitingLine } from '../../../../work/demand/web/parts/overview.tsx'
import { type WaitingKind, waitingKinds } from '../../contract/waiting.ts'
import { useRead } from '../queries.ts'

const t = texts({
  runsToApprove: { cn: (n: number) => `${n} 个发薪批次待您审批`, en: (n: number) => `${plural(n, 'pay run')} to approve` },
  runsToPay: { cn: (n: number) => `${n} 个已批准的批次待发放`, en: (n: number) => `${plural(n, 'approved pay run')} to pay` },
  paymentsFailed: { cn: (n: number) => `${n} 笔工资付款失败，待处理`, en: (n: number) => `${plural(n, 'failed payment')} to deal with` },
  paymentsOutside: {
    cn: (n: number) => `${n} 笔平台外付款待执行`,
    en: (n: number) => `${plural(n, 'payment')} to make outside the platform`,
  },
  accountsToConfirm: { cn: (n: number) => `${n} 个收款账户待复核`, en: (n: number) => `${plural(n, 'bank account')} to confirm` },
  salaryChanges: { cn: (n: number) => `${n} 项薪资变更待审批`, en: (n: number) => `${plural(n, 'salary change')} to approve` },
  runsToPrepare: { cn: (n: number) => `${n} 个批次待提交`, en: (n: number) => `${plural(n, 'pay run')} to submit` },
  leaveRequests: { cn: (n: number) => `${n} 份休假申请待审批`, en: (n: number) => `${plural(n, 'leave request')} to decide` },
  dueItems: {
    cn: (n: number) => `${n} 项到期事项（证件、合同、试用期等）`,
    en: (n: number) => `${plural(n, 'item')} due: documents, contracts, probation`,
  },
  imports: { cn: (n: number) => `${n} 次员工导入未完成`, en: (n: number) => `${plural(n, 'import')} of employees to finish` },
} satisfies Record<WaitingKind, unknown>)

/** What waits for the reader in the people area, each with where it is dealt with. */
export function useWaitingInPeople(): readonly WaitingLine[] | undefined {
  const s = useTexts(t)
  const { data } = useRead('GET /ws/payroll/waiting', {}, watched)
  return data?.map(({ kind, count }) => ({ key: kind, text: s[kind](count), to: waitingKinds[kind] }))
}
