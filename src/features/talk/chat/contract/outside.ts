/**
 * Whether a text asks to pay outside the escrow: a word of paying near a place outside the platform. It only leads to a hint
 * (conversation §3), so it may miss some and catch a few too many. Each pattern is bounded: a text is read in proportion to its length.
 */
const patterns = [
  /(?:私下|线下|平台外|绕过平台|不走平台|不经过平台|避开平台)[^。！？!?\n]{0,16}(?:付|转|汇|打款|收款|结算|交易|给钱)/u,
  /(?:付|转账|汇款|打款|收款|结算|交易)[^。！？!?\n]{0,16}(?:私下|线下|平台外|不走平台|不经过平台)/u,
  /(?:加我?|扫|用)?(?:微信|支付宝|银行卡|私人账户|个人账户)[^。！？!?\n]{0,10}(?:付|转|汇|打款|收款|结算)/u,
  /(?:付|转|汇|打款)[^。！？!?\n]{0,6}(?:到|给|至)?我的?(?:微信|支付宝|银行卡|私人账户|个人账户|卡)/u,
  /\b(?:pay|paid|payment|transfer|wire|settle|money)\b[^.!?\n]{0,40}\b(?:(?:outside|off|without|around) (?:of )?(?:the )?(?:platform|escrow|hengdu|site)|directly to (?:me|my))\b/iu,
  /\b(?:outside|off|bypass(?:ing)?|around|without) (?:of )?(?:the )?(?:platform|escrow|hengdu|site)\b[^.!?\n]{0,40}\b(?:pay|payment|transfer|wire|settle|deal)/iu,
  /\b(?:pay|send|transfer|wire)\b[^.!?\n]{0,30}\b(?:via|by|through|to my|to your) ?(?:paypal|wise|western union|usdt|crypto|bitcoin|venmo|personal account|bank account)\b/iu,
]

export const asksToPayOutside = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
