import { afterEach, expect, it, vi } from 'vitest'
import { hiddenHost, hrefOf, targetOf } from './links.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https://evil.example/x', '银行官网', 'evil.example'],
  ['https://evil.example/x', 'https://bank.example', 'evil.example'],
  ['https://evil.example/x', 'https://evil.example/x', null],
  ['https://evil.example', 'evil.example', null],
  ['https://hengdu.example/#/aboutUs', '关于', null],
  ['/api/ws/file/1', 'report.pdf', null],
  ['mailto:a@b.example', 'write to us', null],
] as const)('a link to %s under “%s” shows the host %s beside it', (url, text, host) => {
  vi.stubGlobal('location', { host: 'hengdu.example' })
  expect(hiddenHost({ url, text })).toBe(host)
})

it('another host is named by a page before it is opened, and that page opens only pages of the web', () => {
  vi.stubGlobal('location', { host: 'hengdu.example' })
  const asked = hrefOf('https://evil.example/?a=1&b=2')
  expect(asked).toMatch(/^#\/personalHome\/leaving\?to=/)
  expect(targetOf(new URLSearchParams(asked.slice(asked.indexOf('?'))).get('to'))?.href).toBe('https://evil.example/?a=1&b=2')
  for (const own of ['https://hengdu.example/#/home', '/api/ws/file/1', 'mailto:a@b.example']) expect(hrefOf(own)).toBe(own)
  for (const bad of [null, '', 'javascript:alert(1)', 'data:text/html,x', 'evil.example']) expect(targetOf(bad)).toBeNull()
})
