import { texts } from '../../../../../platform/contract/texts.ts'
import { ADULT_YEARS } from '../../../../../rules/constants.ts'

export const t = texts({
  personsTitle: { cn: '实名认证', en: 'Identity verification' },
  personsAbout: { cn: '核对证件图片与填写的姓名、号码。', en: 'Compare the document with the name and number entered.' },
  personSearch: { cn: '搜索姓名', en: 'Search name' },
  approvePersonTitle: { cn: '通过实名认证', en: 'Verify this individual' },
  approvePersonBody: {
    cn: (name: string) => `${name}认证通过后可以提现。`,
    en: (name: string) => `Once verified, ${name} can withdraw.`,
  },

  // What was submitted
  legalName: { cn: '证件姓名', en: 'Name on the document' },
  idKind: { cn: '证件类型', en: 'ID type' },
  idNumber: { cn: '证件号码', en: 'ID number' },
  idNumberOf: { cn: (name: string) => `${name}的证件号码`, en: (name: string) => `ID number of ${name}` },
  review: { cn: '审核实名认证', en: 'Review of an identity verification' },
  displayName: { cn: '平台姓名', en: 'Display name' },
  gender: { cn: '性别', en: 'Gender' },
  minor: { cn: `未满 ${ADULT_YEARS} 周岁`, en: `Under ${ADULT_YEARS}` },
  birthDate: { cn: '出生日期', en: 'Birth date' },
  area: { cn: '所在地', en: 'Location' },
  position: { cn: '职位', en: 'Position' },
})
