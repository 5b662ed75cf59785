import { expect, it } from 'vitest'
import { entities, formFor, leads, readCase, spans } from './web/choose.ts'

it('never suggests a contractor if the company directs the work', () => {
  for (const entity of entities) for (const span of spans) expect(formFor({ entity, lead: 'us', span })).not.toBe('contractor')
})
it('never suggests an employer of record to a company with an entity there, or for many people for years', () => {
  for (const lead of leads) for (const span of spans) expect(formFor({ entity: 'have', lead, span })).not.toBe('eor')
  for (const entity of entities) expect(formFor({ entity, lead: 'us', span: 'many' })).not.toBe('eor')
})
it('suggests an employer of record if there is no entity', () => {
  expect(formFor({ entity: 'none', lead: 'us', span: 'few' })).toBe('eor')
  expect(formFor({ entity: 'soon', lead: 'us', span: 'short' })).toBe('eor')
})
it('reads an edited address as the first answers', () => {
  expect(readCase({ entity: 'x', lead: '', span: 'many' })).toEqual({ entity: 'none', lead: 'us', span: 'many' })
})
