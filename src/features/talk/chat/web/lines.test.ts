import { expect, it } from 'vitest'
import { plainText } from './lines.ts'

it.each([
  ['cn', '看 img[https://a.example/1.png] audio[https://a.example/2.mp3] video[https://a.example/3.mp4]', '看 [图片] [语音] [视频]'],
  ['en', 'img[https://a.example/1.png] video[https://a.example/3.mp4]', '[Picture] [Video]'],
  [
    'cn',
    'file(https://a.example/q.pdf)[报价] a(https://a.example/x)[说明]',
    '[文件] 报价 https://a.example/q.pdf 说明 https://a.example/x',
  ],
  ['en', 'file(https://a.example/q.pdf)[] https://a.example/', 'https://a.example/q.pdf https://a.example/'],
] as const)('a copied text in %s names every medium and keeps the address of links and files: %s', (lang, content, copied) => {
  expect(plainText(content, lang)).toBe(copied)
})
