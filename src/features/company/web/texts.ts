import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  shortName: { cn: '企业简称', en: 'Short name' },
  shortNameHint: { cn: '用于列表和名片', en: 'Used in lists and on the card' },
  fullName: { cn: '企业全称', en: 'Full name' },
  fullNameHint: { cn: '与营业执照一致', en: 'As on the business licence' },
  industry: { cn: '行业', en: 'Industry' },
  scale: { cn: '规模', en: 'Size' },
  type: { cn: '企业类型', en: 'Type' },
  area: { cn: '所在地', en: 'Where it is based' },
  contactName: { cn: '联系人', en: 'Contact person' },
  position: { cn: '联系人职位', en: 'Contact’s position' },
  logo: { cn: '企业标志', en: 'Logo' },
})
