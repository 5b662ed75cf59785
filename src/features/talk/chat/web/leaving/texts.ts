import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '即将离开衡渡', en: 'You are leaving Hengdu' },
  address: { cn: '完整地址', en: 'Full address' },
  connection: { cn: '连接', en: 'Connection' },
  notEncrypted: { cn: '未加密：途中可能被他人读取', en: 'Not encrypted: others can read it on the way' },
  about: {
    cn: '这个链接来自会话中的消息，指向另一个网站。不要在那里输入衡渡的密码或验证码，也不要在托管之外付款。',
    en: 'This link comes from a message and leads to another website. Never enter your Hengdu password or a code there, and never pay outside the escrow.',
  },
  go: { cn: (host: string) => `前往 ${host}`, en: (host: string) => `Continue to ${host}` },
  toChat: { cn: '返回在线沟通', en: 'Back to chat' },
  noTarget: { cn: '没有可以打开的链接', en: 'There is no link to open' },
  noTargetWhy: { cn: '地址不完整，或不是网页地址。', en: 'The address is incomplete, or it is not a web address.' },
})
