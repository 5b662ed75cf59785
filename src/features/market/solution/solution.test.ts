import { expect, test } from 'vitest'
import { regionCodes } from '../../base/area/server/reads.ts'
import { categories } from '../../work/demand/contract/schema.ts'
import { serviceCategory, services } from '../provider/contract/services.ts'
import { checklistRegions, papersFor } from './contract/checklist.ts'
import { needs, planFor, sizes, stages, urgencies } from './contract/finder.ts'
import { localPapers } from './contract/papers/local.ts'
import { checklistServices } from './contract/papers/paper.ts'
import { depths, goals, parts, partsOf } from './contract/scope.ts'

const every = stages.flatMap((stage) =>
  needs.flatMap((need) =>
    sizes.flatMap((size) => urgencies.flatMap((when) => ['', 'VN'].map((region) => ({ stage, need, size, when, region })))),
  ),
)

test('every combination of answers gives two to four steps, each service once, and both languages', () => {
  for (const answers of every) {
    const { steps, cautions } = planFor(answers)
    expect(steps.length).toBeGreaterThanOrEqual(2)
    expect(steps.length).toBeLessThanOrEqual(4)
    expect(new Set(steps.map((step) => step.service)).size).toBe(steps.length)
    for (const { service, why } of steps) {
      expect(services).toContain(service)
      expect(categories).toContain(serviceCategory[service])
      expect(why.cn).toMatch(/\p{Script=Han}/u)
      expect(why.en).not.toMatch(/\p{Script=Han}/u)
    }
    for (const caution of cautions) expect(caution.cn && caution.en).toBeTruthy()
  }
})

const few = { stage: 'enter', need: 'people', when: 'quarter', region: 'VN' } as const
test('few people get an employer of record, many a company of one’s own, independent work contractors', () => {
  expect(planFor({ ...few, size: 'few' }).steps[0]!.service).toBe('eor')
  const many = planFor({ ...few, size: 'many' }).steps.map((step) => step.service)
  expect(many[0]).toBe('incorporation')
  expect(many).not.toContain('eor')
  expect(planFor({ ...few, size: 'none' }).steps[0]!.service).toBe('contractor')
})

test('conflicts are noted: a company within a month, a team while exploring, no place yet', () => {
  const said = (answers: Parameters<typeof planFor>[0]) =>
    planFor(answers)
      .cautions.map((caution) => caution.en)
      .join(' ')
  expect(said({ ...few, need: 'entity', size: 'few', when: 'month' })).toContain('can rarely be opened')
  expect(said({ ...few, stage: 'explore', size: 'many' })).toContain('while still exploring is risky')
  expect(said({ ...few, size: 'few', region: '' })).toContain('No country or region chosen')
  expect(planFor({ ...few, size: 'few' }).cautions).toEqual([])
})

test('every goal has parts, each with a deliverable and an acceptance criterion', () => {
  expect(depths).toHaveLength(3)
  for (const goal of goals) expect(partsOf(goal).length).toBeGreaterThanOrEqual(3)
  for (const part of parts)
    for (const words of [part.name, part.gives, part.accepted]) {
      expect(words.cn).toMatch(/\p{Script=Han}/u)
      expect(words.en).not.toMatch(/\p{Script=Han}/u)
    }
})

test('every service has its papers; places add theirs to the services they name, and a place without its own adds nothing', () => {
  for (const service of checklistServices) expect(papersFor(service).length).toBeGreaterThanOrEqual(5)
  expect(localPapers('ip', 'VN')).toHaveLength(1)
  expect(localPapers('ip', 'IS')).toEqual([])
  expect(localPapers('visa', 'JP').map(({ key }) => key)).toEqual(['jpCoe', 'jpVisa', 'jpPay', 'jpAddress'])
  for (const code of checklistRegions) expect(regionCodes()).toContain(code)
})
