import { expect, it } from 'vitest'
import { accountLines } from './account-lines.ts'

it('separates labels from values with either colon and keeps remarks whole', () => {
  expect(accountLines('示例账户，请勿转账\n户名：衡渡\n\nSWIFT: SAMPCNBH\nAccount name:')).toEqual([
    { label: '', value: '示例账户，请勿转账' },
    { label: '户名', value: '衡渡' },
    { label: 'SWIFT', value: 'SAMPCNBH' },
    { label: '', value: 'Account name:' },
  ])
})
