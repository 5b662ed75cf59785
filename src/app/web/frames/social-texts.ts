import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  wechatName: { cn: '微信', en: 'WeChat' },
  linkedinName: { cn: '领英', en: 'LinkedIn' },
  wechatCode: { cn: '微信扫码联系', en: 'Scan with WeChat' },
  wechat: { cn: (id: string) => `复制微信号 ${id}`, en: (id) => `Copy WeChat ID ${id}` },
  linkedin: { cn: (id: string) => `复制领英账号 ${id}`, en: (id) => `Copy LinkedIn ID ${id}` },
})
