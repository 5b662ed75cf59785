import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  companiesTitle: { cn: '企业认证', en: 'Company verification' },
  companiesAbout: {
    cn: '核对营业执照与法定代表人证件，与填写内容一致才能通过。',
    en: 'Approve only if everything matches the business licence and the ID of the legal representative.',
  },
  companySearch: { cn: '搜索名称、信用代码或联系人', en: 'Search name, credit code or contact' },
  approveCompanyTitle: { cn: '通过企业认证', en: 'Verify this company' },
  approveCompanyBody: {
    cn: (name: string) => `${name}认证通过后可以发布和承接需求。`,
    en: (name: string) => `Once verified, ${name} can publish requests and serve.`,
  },
  disable: { cn: '停用认证', en: 'Disable' },
  disableTitle: { cn: (name: string) => `停用${name}`, en: (name: string) => `Disable ${name}` },
  disableBody: {
    cn: '停用后该企业不能再发布需求，已发布的需求照常进行。企业会看到原因。',
    en: 'It can no longer publish requests; published requests continue. The company will see the reason.',
  },
  enable: { cn: '恢复认证', en: 'Re-enable' },
  enableTitle: { cn: (name: string) => `恢复${name}的认证`, en: (name: string) => `Restore the verification of ${name}` },
  enableBody: { cn: '恢复后该企业可以继续发布和承接需求。', en: 'It can publish requests and serve again.' },
  disabledNow: { cn: (name: string) => `${name}已停用`, en: (name: string) => `${name} is disabled` },
  enabledNow: { cn: (name: string) => `${name}已恢复`, en: (name: string) => `${name} has been re-enabled` },

  // What was submitted
  fullName: { cn: '企业全称', en: 'Full name' },
  creditCode: { cn: '统一社会信用代码或注册号', en: 'Credit code or registration number' },
  codeChecked: { cn: '校验码正确', en: 'Check digit is correct' },
  codeUnchecked: { cn: '境外注册号，无校验码', en: 'Registered overseas: no check digit' },
  legalPerson: { cn: '法定代表人', en: 'Legal representative' },
  idKind: { cn: '证件类型', en: 'ID type' },
  legalIdNumberOf: { cn: (name: string) => `${name}的证件号码`, en: (name: string) => `ID number of ${name}` },
  review: { cn: '审核企业认证', en: 'Review of a company verification' },
  legalIdNumber: { cn: '法定代表人证件号码', en: 'ID number of the legal representative' },
  industry: { cn: '行业', en: 'Industry' },
  scale: { cn: '规模', en: 'Size' },
  contact: { cn: '联系人', en: 'Contact' },
  website: { cn: '网站', en: 'Website' },
})
