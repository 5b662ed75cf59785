import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blank, changed, type FormValues, fromDraft, judgeForm, toDraft, toWire } from './values.ts'

const whole = (): FormValues => ({
  category: 'afterSales',
  title: '慕尼黑仓储机器人安装',
  description: '为两条产线安装六台仓储机器人，并培训当班的操作员。',
  deliverables: '安装报告',
  acceptanceCriteria: '连续运行 72 小时',
  areaCode: 'DE-BY',
  currency: 'EUR',
  amount: '1200.50',
  prepayment: '200',
  contractKind: 'kpi',
  plan: null,
  recruitStart: '2026-11-21',
  recruitEnd: '2026-12-20',
  expectedCompletion: '2027-01-20',
  workLanguage: 'zhEn',
  visibility: 'public',
  bidding: 'open',
  attachment: null,
  bidQuestions: [],
  ...{ invitesEntry: '', invitesParty: '', copyOf: '', continues: '' as const },
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T02:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('checking a demand before it is sent', () => {
  it('finds no errors in a complete one', () => {
    expect(judgeForm(whole(), 'cn', null)).toEqual({})
  })

  it('reports missing fields in the order of the page', () => {
    expect(Object.keys(judgeForm(blank(), 'en', null))).toEqual([
      'category',
      'title',
      'description',
      'deliverables',
      'acceptanceCriteria',
      'areaCode',
      'workLanguage',
      'contractKind',
      'amount',
      'recruitEnd',
      'expectedCompletion',
    ])
  })

  it('reports dates out of order even if other fields are still missing', () => {
    const values = { ...blank(), recruitStart: '2026-12-01', recruitEnd: '2026-11-25', expectedCompletion: '2026-11-22' }
    expect(judgeForm(values, 'cn', null)).toMatchObject({
      recruitEnd: '开始日期不能晚于结束日期',
      expectedCompletion: '预计完成不能早于招募截止',
    })
  })

  it('refuses a recruitment date in the past, unless an edit leaves it unchanged', () => {
    const past = { ...whole(), recruitStart: '2026-11-01', recruitEnd: '2026-11-20' }
    expect(judgeForm(past, 'en', null)).toEqual({ recruitEnd: 'The date cannot be in the past' })
    expect(judgeForm({ ...past, title: '另一个标题' }, 'en', past)).toEqual({})
  })

  it('limits the prepayment to the amount, and both to the precision of their currency', () => {
    expect(judgeForm({ ...whole(), prepayment: '1200.51' }, 'cn', null)).toEqual({ prepayment: '预付款不能超过金额 EUR 1,200.50' })
    expect(Object.keys(judgeForm({ ...whole(), currency: 'JPY' }, 'cn', null))).toEqual(['amount'])
    expect(judgeForm({ ...whole(), amount: '1000000.01', prepayment: '' }, 'en', null)).toEqual({
      amount: 'The amount must be between 0 and 1,000,000',
    })
  })
})

describe('what an edit changes', () => {
  it('compares amounts by their value and texts without surrounding spaces', () => {
    expect(changed(whole(), { ...whole(), amount: '1200.5', title: ' 慕尼黑仓储机器人安装 ' })).toEqual([])
  })

  it('uses the wire names of fields', () => {
    const file = { id: 'f', url: '/u', name: 'a.zip', size: 1 }
    expect(changed(whole(), { ...whole(), amount: '1', attachment: file, visibility: 'invited' })).toEqual([
      'attachmentId',
      'amount',
      'visibility',
    ])
  })
})

describe('a draft', () => {
  it('restores everything that was typed, including the attachment', () => {
    const values = { ...whole(), attachment: { id: 'f', url: '/api/ws/file/f', name: '图纸.zip', size: 2048 } }
    expect(fromDraft(toDraft(values))).toEqual(values)
    expect(toWire(values)).toMatchObject({ attachmentId: 'f' })
    expect(toWire(values)).not.toHaveProperty('attachment')
  })

  it('ignores unknown fields', () => {
    expect(fromDraft({ title: 42, colour: 'red', amount: '5' })).toEqual({ ...blank(), amount: '5' })
  })
})
