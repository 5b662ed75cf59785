import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  code: { cn: '验证码', en: 'Code' },
  getCode: { cn: '发送验证码', en: 'Send the code' },
  codeSent: {
    cn: (to: string, company: string) => `${company}：验证码已发送到 ${to}`,
    en: (to: string, company: string) => `${company}: the code was sent to ${to}`,
  },
  noKey: { cn: '链接不完整', en: 'The link is not complete' },
  noKeyWhy: { cn: '请从邮件或短信中完整打开链接。', en: 'Please open the whole link from the message.' },
})
