import { describe, expect, it } from 'vitest'
import { isSafeSvg } from './svg.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
const tenTimes = (one: string) => one.repeat(10)
const levels = (of: (level: number) => string) => Array.from({ length: 10 }, (_, level) => of(level + 1)).join('')

describe('a drawing that is short and takes for ever to draw', () => {
  it.each([
    ['use', svg(`<g id="l0"><rect/></g>${levels((n) => `<g id="l${n}">${tenTimes(`<use href="#l${n - 1}"/>`)}</g>`)}`)],
    [
      'use by the old name',
      svg(`<g id="l0"><rect/></g>${levels((n) => `<g id="l${n}">${tenTimes(`<use xlink:href=" #l${n - 1}"/>`)}</g>`)}`),
    ],
    ['an id in entities', svg(`<g id="l0"><rect/></g>${levels((n) => `<g id="&#108;${n}">${tenTimes(`<use href="#l${n - 1}"/>`)}</g>`)}`)],
    ['patterns', svg(`<pattern id="l0"/>${levels((n) => `<pattern id="l${n}">${tenTimes(`<rect fill="url(#l${n - 1})"/>`)}</pattern>`)}`)],
    [
      'clips',
      svg(`<clipPath id="l0"/>${levels((n) => `<clipPath id="l${n}">${tenTimes(`<g clip-path="url('#l${n - 1}')"/>`)}</clipPath>`)}`),
    ],
    [
      'a style sheet',
      svg(
        `${levels((n) => `<mask id="l${n}">${tenTimes(`<g class="c${n - 1}"/>`)}</mask>`)}<style>${levels((n) => `.c${n}{mask:url(#l${n})}`)}</style><g class="c10"/>`,
      ),
    ],
    ['a circle of references', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ['many filters', svg(`<filter id="f">${'<feTurbulence/>'.repeat(20)}</filter>${'<rect filter="url(#f)"/>'.repeat(20)}`)],
  ])('is refused: %s', (_, text) => expect(isSafeSvg(text)).toBe('unsafe'))
})

describe('a drawing as programs write it', () => {
  it.each([
    ['a symbol that is used often', svg(`<symbol id="s"><path d="M0 0"/></symbol>${'<use href="#s"/>'.repeat(200)}`)],
    [
      'a gradient by a class',
      svg('<style>.a,.b{fill:url(#g)}</style><linearGradient id="g"><stop/><stop/></linearGradient><path class="a b"/>'),
    ],
    [
      'a clip with a class of its own',
      svg('<style>.a{fill:none}.b{clip-path:url(#c)}</style><clipPath id="c"><rect class="a"/></clipPath><g class="b"/>'),
    ],
    [
      'a gradient after another',
      svg('<linearGradient id="a"><stop/></linearGradient><linearGradient id="b" href="#a"/><rect fill="url(#b)"/>'),
    ],
    ['a shadow', svg('<filter id="f"><feOffset/><feGaussianBlur/><feBlend/></filter><g filter="url(#f)"/>')],
    ['what does not exist', svg('<rect fill="url(#nothing)"/>')],
  ])('is taken: %s', (_, text) => expect(isSafeSvg(text)).toBe('svg'))
})
