import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  payOut: {
    cn: (name: string, standing: string) => `${name}：${standing}，不能打款`,
    en: (name, standing) => `${name}: ${standing}, nothing may be paid out`,
  },
  party: { cn: (name: string, standing: string) => `${name}：${standing}`, en: (name, standing) => `${name}: ${standing}` },
  reason: { cn: (reason: string) => `原因：${reason}`, en: (reason) => `Reason: ${reason}` },
  noReason: { cn: '没有填写原因。', en: 'No reason was given.' },
})
