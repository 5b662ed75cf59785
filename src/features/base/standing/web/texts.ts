import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  payOut: {
    cn: (standing: string) => `当事方${standing}，不能打款`,
    en: (standing) => `A party is stopped (${standing}): nothing may be paid out`,
  },
  owner: { cn: (standing: string) => `当事方${standing}`, en: (standing) => `A party is stopped: ${standing}` },
  reason: { cn: (reason: string) => `原因：${reason}`, en: (reason) => `Reason: ${reason}` },
  noReason: { cn: '没有填写原因。', en: 'No reason was given.' },
})
