import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Samples, SampleTag } from './StatusTag.tsx'

const shown = (rows: { isDemo?: boolean }[]): string[] => {
  const marks = rows.map(({ isDemo }, key) => isDemo && createElement(SampleTag, { key }))
  const List = () => Samples({ rows, children: marks })
  return renderToStaticMarkup(createElement(List))
    .split(/<[^>]*>/)
    .filter(Boolean)
}

it('a list of samples alone says so once, above its rows; among others each sample says so itself', () => {
  const [sample, other] = [{ isDemo: true }, {}]
  expect(shown([sample, sample, sample])).toEqual(['以下均为示例'])
  expect(shown([sample, other, sample])).toEqual(['示例', '示例'])
  expect(shown([sample])).toEqual(['示例'])
  expect(shown([])).toEqual([])
})
