import { expect, it } from 'vitest'
import { writtenIn } from './UserText.tsx'

it('detects a language by its script, and none by Latin letters', () => {
  expect(writtenIn('香港玩家客服外包三个月')).toBe('zh-CN')
  expect(writtenIn('一人暮らし向け収納のクリエイター 8 名')).toBe('ja')
  expect(writtenIn('营销 Marketing, Seoul')).toBe('zh-CN')
  expect(writtenIn('부산 물류')).toBe('ko')
  expect(writtenIn('مترجم قانوني')).toBe('ar')
  expect(writtenIn('Étude en magasin')).toBeUndefined()
})
