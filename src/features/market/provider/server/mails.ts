import { type Lang, texts } from '../../../../platform/contract/texts.ts'

const t = texts({
  receivedSubject: { cn: (number: string) => `收录申请 ${number} 已收到`, en: (number) => `Listing application ${number} received` },
  receivedBody: {
    cn: (number: string) =>
      `我们收到了您的收录申请，编号 ${number}。运营人员会核对资料，一般在 3 个工作日内以邮件回复结果。凭编号和本邮箱可在“服务商速查”页查询进度。`,
    en: (number) =>
      `We have received your listing application, number ${number}. We will check your information and reply by e-mail, usually within 3 working days. You can check progress on the Global Quickfind page with this number and this e-mail address.`,
  },
  listedSubject: { cn: (number: string) => `收录申请 ${number} 已通过`, en: (number) => `Listing application ${number} approved` },
  listedBody: {
    cn: (provider: string) => `您已收录进服务商名录，编号 ${provider}。企业用豆查看您的联系方式后会直接联系您，请保持电话和邮箱畅通。`,
    en: (provider) =>
      `You are now listed in the directory as ${provider}. Companies that pay beans for your contact will write or call you directly, so please keep your phone and e-mail monitored.`,
  },
  declinedSubject: { cn: (number: string) => `收录申请 ${number} 未通过`, en: (number) => `Listing application ${number} declined` },
  declinedBody: {
    cn: (reason: string) => `本次未予收录：${reason} 补充资料后可以重新申请。`,
    en: (reason) => `We could not list you this time: ${reason} You can apply again once you have completed the information.`,
  },
})

/** Messages to applicants: they may have no account, so they are sent by e-mail. */
export const mails = {
  received: (lang: Lang, number: string) => {
    const s = t.pick(lang)
    return { subject: s.receivedSubject(number), body: s.receivedBody(number) }
  },
  listed: (lang: Lang, number: string, provider: string) => {
    const s = t.pick(lang)
    return { subject: s.listedSubject(number), body: s.listedBody(provider) }
  },
  declined: (lang: Lang, number: string, reason: string) => {
    const s = t.pick(lang)
    return { subject: s.declinedSubject(number), body: s.declinedBody(reason) }
  },
} as const
