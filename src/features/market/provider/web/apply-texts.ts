import { texts } from '../../../../platform/contract/texts.ts'
import { PROVIDER_INTRO_MIN } from '../../../../rules/constants.ts'
import type { ApplicationState } from '../contract/schema.ts'

/** The application to be listed, and its state. */
export const ta = texts({
  title: { cn: '收录进服务商名录', en: 'Get listed in the directory' },
  apply: { cn: '申请收录', en: 'Apply' },
  look: { cn: '查询进度', en: 'Check progress' },
  about: {
    cn: '收录免费。运营人员核对之后上架，一般 3 个工作日内以邮件答复。未填完的内容会暂存在当前标签页。',
    en: 'Listing is free. We check it first and reply by e-mail, usually within 3 working days. What you have entered is kept in this tab.',
  },
  nameCn: { cn: '中文名称', en: 'Chinese name' },
  nameEn: { cn: '英文名称', en: 'English name' },
  nameAbout: { cn: '两个名称至少填一个，另一个由我们补上。', en: 'One of the two is enough; we will add the other.' },
  oneName: { cn: '中文名称和英文名称至少填一个', en: 'Enter the Chinese or the English name' },
  intro: { cn: '业务介绍', en: 'What you do' },
  introAbout: {
    cn: `服务对象、业务内容、所在地区和资质，${PROVIDER_INTRO_MIN} 字以上。`,
    en: `Who you serve, what you do, where, and your licences. At least ${PROVIDER_INTRO_MIN} characters.`,
  },
  short: { cn: `至少 ${PROVIDER_INTRO_MIN} 个字符`, en: `At least ${PROVIDER_INTRO_MIN} characters` },
  homeRegion: { cn: '所在国家或地区', en: 'Country or region of your office' },
  choose: { cn: '请选择', en: 'Choose' },
  regions: { cn: '服务哪些国家和地区', en: 'Where you work' },
  services: { cn: '服务', en: 'Services' },
  industries: { cn: '熟悉的行业', en: 'Industries you know' },
  languages: { cn: '工作语言', en: 'Languages you work in' },
  add: { cn: '添加', en: 'Add one' },
  remove: { cn: (what: string) => `移除${what}`, en: (what) => `Remove ${what}` },
  website: { cn: '网站', en: 'Website' },
  url: { cn: '网址格式不正确，请以 https:// 开头', en: 'The web address is not valid. Start with https://' },
  person: { cn: '联系人', en: 'Contact person' },
  email: { cn: '邮箱', en: 'E-mail' },
  emailAbout: { cn: '审核结果发送至此邮箱，查询进度时也需要。', en: 'The result is sent here, and you need it to check progress.' },
  phone: { cn: '电话', en: 'Phone' },
  agreed: { cn: '我有权代表该公司，并同意', en: 'I am authorised to act for this company and accept the' },
  agreement: { cn: '协议', en: 'Agreement' },
  rules: { cn: '《服务规则》', en: 'service rules' },
  agreeFirst: { cn: '请先阅读并同意协议', en: 'Please read and accept the agreements' },
  submit: { cn: '提交申请', en: 'Submit application' },
  sent: { cn: '申请已收到', en: 'Application received' },
  reference: { cn: '编号', en: 'Reference' },
  sentWhy: {
    cn: '请保存编号。确认邮件已发送至您填写的邮箱；凭编号和邮箱可随时查询进度。',
    en: 'Keep the reference. A confirmation has been sent to your e-mail; use the reference and your e-mail to check progress at any time.',
  },
  lookHint: { cn: '例如 PA-2026-0001', en: 'For example PA-2026-0001' },
  lookEmail: { cn: '申请时填写的邮箱', en: 'The e-mail address you entered' },
  state: {
    cn: (of: ApplicationState) => ({ received: '已收到，等待审核', inReview: '正在审核', listed: '已收录', declined: '未通过' })[of],
    en: (of: ApplicationState) =>
      ({ received: 'Received, awaiting review', inReview: 'Under review', listed: 'Listed', declined: 'Declined' })[of],
  },
  sentOn: { cn: (at: string) => `提交于 ${at}`, en: (at) => `Submitted ${at}` },
  reason: { cn: (text: string) => `原因：${text}`, en: (text) => `Reason: ${text}` },
  see: { cn: (number: string) => `查看 ${number}`, en: (number) => `See ${number}` },
})
