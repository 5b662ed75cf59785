import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  colon: { cn: '：', en: ': ' },
  comma: { cn: '，', en: ', ' },
  submitted: { cn: '提交于', en: 'Submitted' },
  reviewed: { cn: '审核于', en: 'reviewed' },
  disabledWhy: { cn: '停用原因：', en: 'Reason: ' },
  final: {
    cn: '本次结果为最终结果，不能再次提交。如有异议，请联系平台。',
    en: 'This result is final and cannot be submitted again. Contact us if you disagree.',
  },
  newTab: { cn: '（在新标签页打开）', en: ' (opens in a new tab)' },
})
