import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  facts: { cn: '申请内容', en: 'Submitted information' },
  never: { cn: '还没有提交认证', en: 'Nothing submitted yet' },
  verifiedNow: { cn: (name: string) => `${name}已通过认证`, en: (name: string) => `${name} is verified` },
  failedNow: { cn: (name: string) => `${name}的认证已退回`, en: (name: string) => `The verification of ${name} was rejected` },
  lastReasons: { cn: '上次退回的原因', en: 'Reasons for the last rejection' },
  disabledBecause: { cn: (why: string) => `停用原因：${why}`, en: (why) => `Disabled because: ${why}` },

  // History
  did: { cn: '提交认证', en: 'Submitted' },
  didApprove: { cn: '认证通过', en: 'Verified' },
  didReject: { cn: '退回', en: 'Rejected' },
  didFinal: { cn: '退回（最终结果）', en: 'Rejected permanently' },
  didDisable: { cn: '停用', en: 'Disabled' },
  didEnable: { cn: '恢复', en: 'Re-enabled' },

  // The document, as its owner submits it
  idKind: { cn: '证件类型', en: 'ID type' },
  idNumber: { cn: '证件号码', en: 'ID number' },
  idKept: { cn: '已保存的号码部分隐藏，不修改则沿用。', en: 'The saved number is masked. Leave it unchanged to keep it.' },
  front: { cn: '证件正面', en: 'Front of document' },
  page: { cn: '证件资料页', en: 'Page with photo' },
  back: { cn: '证件反面', en: 'Back of document' },
  submit: { cn: '提交审核', en: 'Submit for review' },
  submitted: { cn: '已提交，等待审核', en: 'Submitted for review' },

  // Its number, on the operator's screen
})
