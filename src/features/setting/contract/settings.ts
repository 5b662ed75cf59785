import { z } from 'zod'
import { namesOf } from '../../../platform/contract/names.ts'
import { CHANNEL_SHARE_BPS, PLATFORM_FEE_BPS, WITHDRAWAL_FEE_BPS } from '../../../rules/constants.ts'

const text = z.string().trim().max(300)
const longText = z.string().trim().max(1000)

/**
 * Settings that an operator may change without a release. `public` ones are shown to visitors, and hidden if empty. The seed writes
 * sample values of the demo world; they are never here.
 */
export const settings = {
  platformFeeBps: {
    schema: z.coerce.number().int().min(0).max(3_000),
    fallback: PLATFORM_FEE_BPS,
    public: true,
    name: { cn: '平台服务费（基点）', en: 'Platform fee (basis points)' },
  },
  channelShareBps: {
    schema: z.coerce.number().int().min(0).max(10_000),
    fallback: CHANNEL_SHARE_BPS,
    public: false,
    name: { cn: '渠道分成占平台费（基点）', en: 'Channel share of the fee (basis points)' },
  },
  withdrawalFeeBps: {
    schema: z.coerce.number().int().min(0).max(1_000),
    fallback: WITHDRAWAL_FEE_BPS,
    public: true,
    name: { cn: '提现手续费（基点）', en: 'Withdrawal fee (basis points)' },
  },
  servicePhone: { schema: text, fallback: '', public: true, name: { cn: '服务电话', en: 'Service phone' } },
  addressCn: { schema: text, fallback: '', public: true, name: { cn: '中文页地址', en: 'Address on Chinese pages' } },
  addressEn: { schema: text, fallback: '', public: true, name: { cn: '英文页地址', en: 'Address on English pages' } },
  filingNumber: { schema: text, fallback: '', public: true, name: { cn: '备案号', en: 'Filing number' } },
  wechatId: { schema: text, fallback: '', public: true, name: { cn: '微信号', en: 'WeChat ID' } },
  linkedinId: { schema: text, fallback: '', public: true, name: { cn: '领英账号', en: 'LinkedIn ID' } },
  bankAccountCn: {
    schema: longText,
    fallback: '',
    public: false,
    name: { cn: '收款账户（中文页）', en: 'Receiving account on Chinese pages' },
  },
  bankAccountEn: {
    schema: longText,
    fallback: '',
    public: false,
    name: { cn: '收款账户（英文页）', en: 'Receiving account on English pages' },
  },
} as const

export type SettingName = keyof typeof settings
export type Settings = { [K in SettingName]: z.output<(typeof settings)[K]['schema']> }
export const settingNames = namesOf(settings)
