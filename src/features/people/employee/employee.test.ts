import { describe, expect, it } from 'vitest'
import { betweenFields, clockOf, employeeForm, minuteOf, paidMinutes, rehireForm } from './contract/schema.ts'
import { searchedWords, spellingsOf } from './server/spelling.ts'
import { blankValues, changesIn, wireOf } from './web/edit/values.ts'
import { weekText } from './web/weekdays.ts'

describe('hours', () => {
  it.each([
    ['09:00', '18:00', 480],
    ['08:30', '17:00', 450],
    ['00:00', '24:00', 1380],
    ['09:00', '10:00', null],
    ['18:00', '09:00', null],
    ['', '18:00', null],
  ])('%s to %s pay %s minutes: the stretch without lunch', (from, to, paid) => expect(paidMinutes(from, to)).toBe(paid))

  it('a clock comes back as it was', () => {
    for (const clock of ['00:00', '07:05', '23:59', '24:00']) expect(clockOf(minuteOf(clock))).toBe(clock)
  })
})

describe('between fields', () => {
  it.each([
    [{ contractStart: '2026-03-01', contractEnd: '2026-02-28' }, { contractEnd: 'dateOrder' }],
    [{ contractStart: '2026-03-01', contractEnd: '2026-03-01' }, {}],
    [{ contractStart: '2026-03-01', probationEnd: '2026-02-01' }, { probationEnd: 'probationOrder' }],
    [{ contractEnd: '2026-03-01', probationEnd: '2026-04-01' }, { probationEnd: 'probationOrder' }],
    [{ dayStart: '18:00', dayEnd: '09:00' }, { dayEnd: 'hoursOrder' }],
    [{ dayStart: '09:00', dayEnd: '09:30' }, { dayEnd: 'hoursShort' }],
    [{ contractEnd: '2026-03-01' }, {}],
  ])('%o: %o', (given, wrong) => expect(betweenFields(given)).toEqual(wrong))

  it('a new employee needs a name, and whatever else is given has to be right', () => {
    expect(employeeForm.safeParse({ name: ' 叶 ' }).success).toBe(true)
    expect(employeeForm.safeParse({ name: '  ' }).success).toBe(false)
    expect(employeeForm.safeParse({ name: 'x', contractStart: '2026-13-01' }).success).toBe(false)
    expect(employeeForm.parse({ name: 'x', passportNumber: ' e1234 5678 ' }).passportNumber).toBe('E12345678')
    expect(
      rehireForm.safeParse({ id: crypto.randomUUID(), version: 1, contractStart: '2026-02-01', contractEnd: '2026-01-01' }).success,
    ).toBe(false)
  })
})

describe('spellings', () => {
  it.each([
    [{ name: '曾祎', latinName: '', number: 'E-0001' }, '曾祎 e-0001 zengyi zy cengyi cy', 'zeng yi'],
    [{ name: '吕行', latinName: '', number: 'E-0002' }, '吕行 e-0002 lvxing lx luxing', 'lv xing'],
    [{ name: 'Jürgen Öttl', latinName: '', number: 'E-3' }, 'jurgen ottl e-3', 'jurgen ottl'],
    [{ name: 'ณัฐพล', latinName: 'Nattapol S', number: 'E-4' }, 'nattapol s nattapols e-4', 'nattapol s'],
  ])('%o', async (names, text, sort) => {
    const { searchText, sortName } = await spellingsOf(names)
    for (const part of text.split(' ')) expect(searchText.split(' ')).toContain(part)
    expect(sortName).toBe(sort)
  })
  it('a search is written in the same way', () => expect(searchedWords('  Ｚｅｎｇ 陳 ö ')).toEqual(['zeng', '陈', 'o']))
})

describe('the form', () => {
  it('keeps numbers that nobody touched, sends new ones, and empties those that were cleared', () => {
    expect(wireOf('documents', blankValues)).toEqual({})
    const typed = { ...blankValues, passportNumber: 'E12345678', visaNumber: 'x', cleared: ['visaNumber'] }
    expect(wireOf('documents', typed)).toEqual({ passportNumber: 'E12345678', visaNumber: '' })
  })
  it('knows what was changed in a step, to lay it over a newer record', () => {
    const typed = { ...blankValues, jobTitle: '主管', workDays: [1], manager: { id: 'a', name: 'b' } }
    expect(changesIn('contract', blankValues, typed)).toEqual({ jobTitle: '主管' })
    expect(changesIn('hours', blankValues, typed)).toEqual({ workDays: [1] })
    expect(changesIn('person', blankValues, typed)).toEqual({ manager: { id: 'a', name: 'b' } })
  })
  it.each([
    [[1, 2, 3, 4, 5], '周一至周五', 'Mon–Fri'],
    [[1, 3], '周一、周三', 'Mon, Wed'],
    [[6, 7], '周六、周日', 'Sat, Sun'],
    [[], '', ''],
  ])('a week of %j', (days, cn, en) => expect([weekText(days, 'cn'), weekText(days, 'en')]).toEqual([cn, en]))
})
