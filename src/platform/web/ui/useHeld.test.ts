import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useHeld } from './useHeld.ts'

it('takes the first value that there is', () => {
  const Shown = ({ name, value }: { name: string; value?: string }) => createElement('p', null, useHeld(name, value).held ?? 'nothing')
  expect(renderToStaticMarkup(createElement(Shown, { name: 'a' }))).toBe('<p>nothing</p>')
  expect(renderToStaticMarkup(createElement(Shown, { name: 'a', value: 'one' }))).toBe('<p>one</p>')
})
