import { expect, it } from 'vitest'
import { usedOnly } from '../../../scripts/web/used-styles.ts'

const used = (css: string) => usedOnly(css, '<main class="_page_1 wide"><p class="_text_2">…</p></main>')

it('keeps the rules whose classes occur, and those without any', () => {
  expect(used('._page_1{color:red}._gone_3{color:blue}p{margin:0}:root{--a:1}')).toBe('._page_1{color:red}p{margin:0}:root{--a:1}')
  expect(used('._page_1 ._gone_3{a:b}._page_1>._text_2:hover{a:b}')).toBe('._page_1>._text_2:hover{a:b}')
  expect(used('._gone_3,._text_2,a:is(.x,.y){a:b}')).toBe('._text_2,a:is(.x,.y){a:b}')
  expect(used('._text_2:not(._gone_3)[data-x="."]{a:b}')).toBe('._text_2:not(._gone_3)[data-x="."]{a:b}')
})

it('reads inside conditions and layers, and keeps their order, statements and animations', () => {
  expect(
    used('@layer a,b;@media (width>1px){._gone_3{a:b}._page_1{c:d}}@layer b{@supports (x:y){._gone_3{a:b}}}@keyframes k{0%{a:b}}'),
  ).toBe('@layer a,b;@media (width>1px){._page_1{c:d}}@keyframes k{0%{a:b}}')
})

it('does not stumble over texts with brackets', () => {
  expect(used('._page_1:before{content:"}{\\""}._gone_3{content:"}"}._text_2{background:url(data:a;b)}')).toBe(
    '._page_1:before{content:"}{\\""}._text_2{background:url(data:a;b)}',
  )
})
