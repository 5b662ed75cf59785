import { texts } from '../../../../platform/contract/texts.ts'

/** What the platform's staff has looked at. Each mark has one meaning wherever it is shown, and the day of the look. */
export type MarkKind = 'registration' | 'contact' | 'licence' | 'identity'

/** The names of the marks: no other words say that somebody was checked. */
export const markNames = texts({
  registration: { cn: '已查登记', en: 'Registration checked' },
  contact: { cn: '已联系上', en: 'Contact reached' },
  licence: { cn: '已查执照', en: 'Licence checked' },
  identity: { cn: '已查身份', en: 'Identity checked' },
})

/** What was looked at. */
export const markMeanings = texts({
  registration: {
    cn: '运营人员按登记资料核对了名称和登记号',
    en: 'Our staff compared the name and the number with the registration',
  },
  contact: { cn: '运营人员用所列联系方式联系到了对方', en: 'Our staff reached somebody at the contact listed' },
  licence: { cn: '运营人员按执照核对了认领条目的人', en: 'Our staff checked who claimed the entry by its licence' },
  identity: { cn: '运营人员核对了身份证件与姓名', en: 'Our staff compared the name with an identity document' },
})
