import { expect, it } from 'vitest'
import { faces, offeredFaces } from './faces.ts'
import { piecesOf } from './markup.ts'

it('understands 72 faces and offers 70, each with its own code and name', () => {
  expect(faces).toHaveLength(72)
  expect(offeredFaces).toHaveLength(70)
  expect(new Set(faces.map((face) => face.code)).size).toBe(72)
  expect(new Set(faces.map((face) => face.sign)).size).toBe(72)
  expect(new Set(faces.map((face) => face.en)).size).toBe(72)
})

it('reads markup into pieces, and leaves what is none as text', () => {
  const file = '/api/ws/file/0197a4c0-0000-7000-8000-000000000000'
  expect(piecesOf(`你好face[微笑]img[${file}]，见 a(https://x.example/?q=1)[网站]`)).toEqual([
    { kind: 'text', text: '你好' },
    { kind: 'face', face: faces[0] },
    { kind: 'image', url: file },
    { kind: 'text', text: '，见 ' },
    { kind: 'link', url: 'https://x.example/?q=1', text: '网站' },
  ])
  expect(piecesOf('https://x.example/a，好')).toEqual([
    { kind: 'link', url: 'https://x.example/a', text: 'https://x.example/a' },
    { kind: 'text', text: '，好' },
  ])
  expect(piecesOf(`audio[${file}]video[${file}]file(${file})[计划.pdf]@王芳`)).toEqual([
    { kind: 'audio', url: file },
    { kind: 'video', url: file },
    { kind: 'file', url: file, text: '计划.pdf' },
    { kind: 'text', text: '@王芳' },
  ])
  for (const text of [
    'a(javascript:alert(1))[x]',
    'a(javascript:0)[x]',
    'img[data:text/html,x]',
    'face[没有]',
    '[div onclick=x]y[/div]',
    '<b>x</b>',
  ])
    expect(piecesOf(text)).toEqual([{ kind: 'text', text }])
})

it('shows no text turned round, in a message or its link, and leaves writing from right to left as it is', () => {
  expect(piecesOf('evil \u202egpj.exe')).toEqual([{ kind: 'text', text: 'evil gpj.exe' }])
  expect(piecesOf('a(https://bank.example)[\u202emoc.knab]')).toEqual([{ kind: 'link', url: 'https://bank.example', text: 'moc.knab' }])
  expect(piecesOf('مرحبا \u2067שלום\u2069 world')).toEqual([{ kind: 'text', text: 'مرحبا \u2067שלום\u2069 world' }])
})

it('ends an address where its sentence goes on, and reads what people type without a scheme', () => {
  const links = (text: string) =>
    piecesOf(text).map((piece) => (piece.kind === 'link' ? [piece.url] : 'text' in piece ? piece.text : piece.kind))
  expect(links('see https://en.wikipedia.org/wiki/Hengdu_(mountains), too')).toEqual([
    'see ',
    ['https://en.wikipedia.org/wiki/Hengdu_(mountains)'],
    ', too',
  ])
  expect(links('(https://x.example/a)face[微笑]')).toEqual(['(', ['https://x.example/a'], ')', 'face'])
  expect(links('www.x.example/a. mailto:li@x.example! a@www.x.example')).toEqual([
    ['https://www.x.example/a'],
    '. ',
    ['mailto:li@x.example'],
    '! a@www.x.example',
  ])
  expect(links('（https://x.example/a）')).toEqual(['（', ['https://x.example/a'], '）'])
  for (const text of ['https://', 'www.', 'www.x', 'mailto:', 'mailto:a@b', 'mailto:a@b.c?bcc=d']) expect(links(text)).toEqual([text])
})

it('reads hostile texts of any length in proportion to it', () => {
  for (const piece of ['img[', 'a(', 'a(x)[', 'face[[', 'file(http://x)', 'https://', 'https://)', 'www.a.b)', 'mailto:a@', 'https://x(']) {
    const text = piece.repeat(40_000)
    expect(
      piecesOf(text)
        .map((one) => (one.kind === 'text' ? one.text : 'text' in one ? one.text : ''))
        .join('').length,
    ).toBeGreaterThan(0)
  }
})
