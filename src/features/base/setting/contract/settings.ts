import { z } from 'zod'
import { accountNumberProblem, isBic, isValidIban, normalAccountNumber } from '../../../../platform/contract/account-number.ts'
import { cashCurrencies } from '../../../../platform/contract/amount.ts'
import { namesOf } from '../../../../platform/contract/names.ts'
import { CHANNEL_SHARE_BPS, PLATFORM_FEE_BPS, SECOND_OPERATOR_FROM_CNY, WITHDRAWAL_FEE_BPS } from '../../../../rules/constants.ts'
import { currencyNames } from '../../../../rules/currency-names.ts'

const text = z.string().trim().max(300)
const longText = z.string().trim().max(1000)

/** Where transfers of one currency go. Details of a bank account are the same in both languages. */
const accountOf = (currency: (typeof cashCurrencies)[number]) => ({
  schema: longText,
  fallback: '',
  public: false,
  name: { cn: `${currencyNames[currency].cn}收款账户`, en: `Receiving account for ${currency}` },
})
type CurrencyAccounts = { [C in (typeof cashCurrencies)[number] as `bankAccount${C}`]: ReturnType<typeof accountOf> }
const currencyAccounts = Object.fromEntries(cashCurrencies.map((code) => [`bankAccount${code}`, accountOf(code)])) as CurrencyAccounts

/** The account that pays a currency, as bank files name it: an account number, and the BIC of its bank where that is not an IBAN. */
export function payFromOf(text: string): { account: string; bic: string } | null {
  const words = text.trim().toUpperCase().split(/\s+/)
  const bic = words.length > 1 && isBic(words.at(-1)!) ? words.pop()! : ''
  const account = normalAccountNumber(words.join(''))
  if (accountNumberProblem(account, account.slice(0, 2))) return null
  return bic !== '' || isValidIban(account) ? { account, bic } : null
}

const payFrom = (currency: (typeof cashCurrencies)[number]) => ({
  schema: text.refine((typed) => typed === '' || payFromOf(typed) !== null),
  fallback: '',
  public: false,
  name: { cn: `${currencyNames[currency].cn}付款账户`, en: `Account that pays ${currency}` },
})
type PayFrom = { [C in (typeof cashCurrencies)[number] as `payFrom${C}`]: ReturnType<typeof payFrom> }
const payFromAccounts = Object.fromEntries(cashCurrencies.map((code) => [`payFrom${code}`, payFrom(code)])) as PayFrom

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
  secondOperatorFrom: {
    schema: z.coerce.number().int().min(1).max(10_000_000),
    fallback: SECOND_OPERATOR_FROM_CNY,
    public: false,
    name: {
      cn: '需第二名运营复核的金额（人民币元起，其他币种按大致汇率折算）',
      en: 'Amount that needs a second operator (from, in CNY or the rough equivalent)',
    },
  },
  cnyPerUsd: {
    schema: z.coerce.number().min(0).max(100),
    fallback: 0,
    public: true,
    name: { cn: '一美元折多少人民币（豆价的美元参考，0 为不显示）', en: 'Yuan per US dollar (shown beside bean prices; 0 hides it)' },
  },
  legalNameCn: { schema: text, fallback: '', public: true, name: { cn: '运营主体（中文）', en: 'Legal entity, in Chinese' } },
  legalNameEn: { schema: text, fallback: '', public: true, name: { cn: '运营主体（英文）', en: 'Legal entity, in English' } },
  registrationNumber: {
    schema: text,
    fallback: '',
    public: true,
    name: { cn: '统一社会信用代码或注册号', en: 'Registration number of the entity' },
  },
  registeredAddressCn: { schema: text, fallback: '', public: true, name: { cn: '注册地址（中文）', en: 'Registered address, in Chinese' } },
  registeredAddressEn: { schema: text, fallback: '', public: true, name: { cn: '注册地址（英文）', en: 'Registered address, in English' } },
  servicePhone: { schema: text, fallback: '', public: true, name: { cn: '服务电话', en: 'Service phone' } },
  addressCn: { schema: text, fallback: '', public: true, name: { cn: '中文页地址', en: 'Address on Chinese pages' } },
  addressEn: { schema: text, fallback: '', public: true, name: { cn: '英文页地址', en: 'Address on English pages' } },
  filingNumber: { schema: text, fallback: '', public: true, name: { cn: '备案号', en: 'Filing number' } },
  wechatId: { schema: text, fallback: '', public: true, name: { cn: '微信号', en: 'WeChat ID' } },
  wechatLink: {
    schema: text.regex(/^(https?:\/\/([a-z]+\.)*(wechat\.com|weixin\.qq\.com)\/\S+)?$/),
    fallback: '',
    public: true,
    name: { cn: '微信二维码里的链接（中文页脚显示二维码）', en: 'Link in the WeChat QR code (shown as a code in the Chinese footer)' },
  },
  linkedinId: { schema: text, fallback: '', public: true, name: { cn: '领英账号', en: 'LinkedIn ID' } },
  bankAccountCn: {
    schema: longText,
    fallback: '',
    public: false,
    name: { cn: '其他币种的收款账户（中文页）', en: 'Receiving account for other currencies, on Chinese pages' },
  },
  bankAccountEn: {
    schema: longText,
    fallback: '',
    public: false,
    name: { cn: '其他币种的收款账户（英文页）', en: 'Receiving account for other currencies, on English pages' },
  },
  ...currencyAccounts,
  ...payFromAccounts,
} as const

export type SettingName = keyof typeof settings
export type Settings = { [K in SettingName]: z.output<(typeof settings)[K]['schema']> }
export const settingNames = namesOf(settings)

/** Whether a setting says where customers pay. */
export const isPayInto = (name: SettingName): boolean => name.startsWith('bankAccount')
/** Whether a setting says what account pays. */
export const isPayFrom = (name: SettingName): boolean => name.startsWith('payFrom')
