import { expect, it } from 'vitest'
import { readPdf } from '../../../../../test/support/pdfkit.ts'
import type { SlipView } from '../contract/slip-schema.ts'
import { payslipPdf } from './pdf.ts'

function slipOf(label: string): SlipView {
  const pair = { cn: label, en: label }
  const line = {
    kind: 'item',
    code: 'one',
    label,
    name: null,
    from: '2026-11-01',
    to: '2026-11-30',
    minor: 100_000,
    formula: pair,
    inputs: {},
  }
  return {
    engine: '1',
    currency: 'PLN',
    period: { from: '2026-11-01', to: '2026-11-30' },
    payOn: '2026-11-30',
    lines: [line],
    totals: { grossMinor: 100_000, reimbursedMinor: 0, deductedMinor: 0, carriedMinor: 0, netMinor: 100_000 },
    employerCost: [{ name: pair, minor: 100 }],
    checks: [],
  } as unknown as SlipView
}

const at = Temporal.Instant.from('2026-11-30T00:00:00Z')
async function printed(name: string, { latinName = '', label = name, company = name } = {}, lang: 'cn' | 'en' = 'en') {
  const employee = { name, latinName, number: 'E-1', jobTitle: label }
  const beside = {
    employer: { name: company, registration: '', address: { cn: label, en: label } },
    yearToDate: { since: '2026-01-01', slips: 1, grossMinor: 0, reimbursedMinor: 0, deductedMinor: 0, carriedMinor: 0, netMinor: 0 },
    leave: [{ type: 'annual', name: { cn: label, en: label }, leftHundredths: 100 }],
    account: { bankName: label, mask: '**** 1' },
    showsCost: true,
  }
  const { text, boxes } = readPdf(await payslipPdf({ employee, run: 'R-1', slip: slipOf(label), beside, hash: 'abc', at }, lang))
  return { text: text.normalize('NFC'), boxes }
}

it.each([
  ['Polish', 'ł ą ę ś ż ź ć Ł Ą Ę Ś Ż Ź Ć Składki ZUS'],
  ['Turkish', 'ğ ş İ ı Ğ Ş'],
  ['Czech and Hungarian', 'ř ů č ě ž ő ű Ő Ű'],
  ['Romanian', 'ș ț Ș Ț ă'],
  ['Vietnamese', 'Ỷ Nguyễn Thu Hồng'],
  ['Cyrillic', 'Иван Петрович Ђорђевић Її'],
  ['Greek', 'Ελένη Παπαδοπούλου ἀ'],
  ['Hangul', '김민준 뷁 갂 힣'],
  ['Thai', 'ณัฐพล ศรีสุวรรณ'],
  ['Arabic', 'ليلى المنصوري پژگ'],
  ['Hebrew', 'שרה כהן שָׁלוֹם'],
  ['Devanagari', 'श्री कृष्ण शर्मा'],
  ['Bengali', 'শ্রী রহমান'],
  ['Tamil', 'கெளதம்'],
  ['Telugu', 'శ్రీనివాస్'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ್'],
  ['Malayalam', 'ശ്രീജിത്ത്'],
  ['Gujarati', 'શ્રી પટેલ'],
  ['Gurmukhi', 'ਸਿੰਘ'],
  ['Sinhala', 'ශ්‍රී පෙරේරා'],
  ['Khmer', 'សុខា'],
  ['Lao', 'ແກ້ວ'],
  ['Georgian', 'გიორგი'],
  ['Armenian', 'Արամ'],
  ['Ethiopic', 'አበበ'],
  ['Chinese and Japanese', '欧阳靐 歐陽 龍馬 さくら サクラ'],
  ['signs of text', '“a” ‘b’ — … • · × ≤ € ₹ ₩ ₫ ฿ № ® ©'],
])('a payslip shows every letter of a name in %s', async (_, name) => {
  for (const lang of ['cn', 'en'] as const) {
    const { text, boxes } = await printed(name, {}, lang)
    expect(boxes).toBe(0)
    expect(text).not.toContain('〓')
    // Letters may be reordered and joined; none is lost.
    const letters = (of: string) => new Set([...of.normalize('NFC')].filter((sign) => /[\p{L}\p{S}\p{P}]/u.test(sign)))
    expect([...letters(name)].filter((sign) => !text.includes(sign))).toEqual([])
  }
})

it('a letter that no font has is a mark of one, and never a box; a pictograph, which is no letter, is left out', async () => {
  const { text, boxes } = await printed('𠮷田😀👩‍👩‍👧🇵🇱', { latinName: 'Yoshida', label: 'အောင်', company: '🎉' })
  expect(boxes).toBe(0)
  expect(text).toContain('〓田 · Yoshida')
  expect(text).not.toMatch(/[😀👩🎉]/u)
})

it('the Latin name is beside one in other letters, in the order of both', async () => {
  expect((await printed('ליאור', { latinName: 'Lior' })).text).toContain('רואיל · Lior')
  expect((await printed('欧阳', { latinName: 'Ouyang' })).text).toContain('欧阳 · Ouyang')
  expect((await printed('Łuczak', { latinName: 'Luczak' })).text).not.toContain('Luczak')
})
