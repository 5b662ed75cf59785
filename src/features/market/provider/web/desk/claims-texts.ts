import { texts } from '../../../../../platform/contract/texts.ts'

/** The queue of claims of entries. */
export const t = texts({
  title: { cn: '条目认领', en: 'Claims of entries' },
  about: {
    cn: '在登记机关的公开登记中核对执照，以及申请人与该机构的关系，再决定。通过后，条目归申请人管理，待答复的邀请送达其账号。',
    en: 'Look the licence up in the public register, and check how the claimant belongs to the firm, then decide. Once approved, the entry is theirs and the invitations that wait reach their account.',
  },
  search: { cn: '服务商名称或编号', en: 'Provider, by name or number' },
  waiting: { cn: '待核对', en: 'To be checked' },
  approved: { cn: '已通过', en: 'Approved' },
  refused: { cn: '未通过', en: 'Refused' },
  none: { cn: '没有待核对的认领', en: 'No claims to check' },
  noneWhy: { cn: '凭执照认领条目的申请会出现在这里。', en: 'Claims of entries by a licence appear here.' },
  claim: { cn: '认领', en: 'Claim' },
  company: { cn: '企业', en: 'Company' },
  individual: { cn: '个人', en: 'Individual' },
  by: { cn: '提交人', en: 'Submitted by' },
  licence: { cn: '执照或注册号', en: 'Licence or registration' },
  note: { cn: '与机构的关系', en: 'Relation to the firm' },
  askedAt: { cn: '提交时间', en: 'Submitted' },
  openListing: { cn: '打开名录条目', en: 'Open the listing' },
  approve: { cn: '通过认领', en: 'Approve claim' },
  approveShort: { cn: '通过', en: 'approve' },
  approveTitle: { cn: (name: string, who: string) => `将 ${name} 交给 ${who}？`, en: (name, who) => `Give ${name} to ${who}?` },
  approveBody: {
    cn: '条目今后由对方管理，别人不能再认领。',
    en: 'The entry is theirs from now on, and nobody else can claim it.',
  },
  refuse: { cn: '不通过', en: 'Refuse' },
  refuseShort: { cn: '不通过', en: 'refuse' },
  refuseTitle: { cn: (name: string) => `不通过 ${name} 的认领`, en: (name) => `Refuse the claim of ${name}` },
  reason: { cn: '原因（申请人会看到）', en: 'Reason (shown to the claimant)' },
  nowApproved: { cn: (name: string) => `${name} 的认领已通过`, en: (name) => `The claim of ${name} is approved` },
  nowRefused: { cn: (name: string) => `${name} 的认领未通过`, en: (name) => `The claim of ${name} is refused` },
})
