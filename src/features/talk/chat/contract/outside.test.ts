import { expect, it } from 'vitest'
import { asksToPayOutside } from './outside.ts'

it('notices a text that asks to pay outside the escrow', () => {
  for (const text of [
    '我们走私下转账吧，便宜些',
    '可以线下付款吗？',
    '不走平台，直接打款给我',
    '尾款转到我的支付宝',
    '加微信付定金',
    'Could you pay me outside the platform?',
    'Please transfer the rest directly to my account.',
    'Let us go off platform and settle by wire.',
    'You can pay via PayPal',
  ])
    expect(asksToPayOutside(text), text).toBe(true)
  for (const text of [
    '款项已托管，请开始',
    '线下见面聊',
    '微信公众号的文章发你了',
    '付款已通过平台完成',
    'The payment was released on the platform.',
    'We met outside the office and paid for lunch.',
    'Please send the contract by e-mail.',
  ])
    expect(asksToPayOutside(text), text).toBe(false)
})

it('reads hostile texts in proportion to their length', () => {
  for (const piece of ['付', 'pay ', '私下 ', 'without ', 'transfer via '])
    expect(typeof asksToPayOutside(piece.repeat(40_000))).toBe('boolean')
})
