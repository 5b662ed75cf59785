import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const link = (href: string) => (href.startsWith('#/') ? `/share/${href.slice(2)}` : null)
const read = (inside: string) =>
  readable(`<style>a{}</style><header><a href="#/home">Top</a></header><main id="main">${inside}</main>`, link)

it('keeps headings, texts, lists, tables and links, and nothing of the frame', () => {
  const { heading, lead, main } = read(
    `<section><div><h1 tabindex="-1"><span>Hire</span> <wbr/>abroad</h1><p class="a">Five sentences on &#x27;employment&#x27; &amp; pay.</p></div>
     <ul class="rows"><li><div>One<!-- --> <strong>two</strong></div></li></ul><dl><div><dt>Fee</dt><dd>5 %</dd></div></dl>
     <table><tbody><tr><th>A</th><td>B</td></tr></tbody></table><p><a href="#/aboutUs">About</a> <a href="javascript:x">no</a></p></section>`,
  )
  expect(heading).toBe('Hire abroad')
  expect(lead).toBe("Five sentences on 'employment' & pay.")
  expect(main.text.replaceAll(/\s+/g, ' ')).toBe(
    '<p class="lead">Five sentences on &#39;employment&#39; &amp; pay.</p><ul><li><p>One <strong>two</strong></p></li></ul>' +
      '<dl><dt>Fee</dt><dd>5 %</dd></dl><table tabindex="0"><tbody><tr><th>A</th><td>B</td></tr></tbody></table>' +
      '<p><a href="/share/aboutUs">About</a> no</p>',
  )
})

it('keeps neighbours apart that only styles separate, and joins what is one word', () => {
  const { main } = read(
    '<p><strong>180+</strong><span>countries</span><a href="#/home">One</a><a href="#/home">two</a></p><p><span>H</span><sub>2</sub><wbr/><span>O</span></p>',
  )
  expect(main.text).toBe('<p><strong>180+</strong> countries <a href="/share/home">One</a> <a href="/share/home">two</a></p><p>H2O</p>')
})

it('drops what works only with scripts, and what nobody sees', () => {
  const { main } = read(
    `<p>Text</p><button>Press</button><form><label>Name<input value="x"/></label></form><fieldset><legend>Which?</legend></fieldset>
     <div aria-live="polite"><p>Answer</p></div><p hidden="">Later</p><ul aria-busy="true"><li>…</li></ul><svg><path d="M0"></path><title>t</title></svg>
     <span class="sr-only">(opens)</span><span aria-hidden="true">→</span><p>More</p>`,
  )
  expect(main.text.replaceAll(/\s+/g, '')).toBe('<p>Text</p><p>More</p>')
})

it('opens questions, and calls only those of a list of questions so', () => {
  const { main, questions } = read(
    '<div data-questions="true"><details><summary>Who pays?</summary><div>The publisher.</div></details></div><details><summary>Basis</summary><p>A law.</p></details>',
  )
  expect(questions).toEqual([{ question: 'Who pays?', answer: 'The publisher.' }])
  expect(main.text).toBe('<h3>Who pays?</h3><p>The publisher.</p><h3>Basis</h3><p>A law.</p>')
})

it('never lets a text become markup', () => {
  expect(read('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>').main.text).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
})
