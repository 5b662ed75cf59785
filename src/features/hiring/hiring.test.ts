import { expect, it } from 'vitest'
import { entities, formFor, leads, readCase, spans } from './web/choose.ts'

it('calls nobody a contractor whom the company directs', () => {
  for (const entity of entities) for (const span of spans) expect(formFor({ entity, lead: 'us', span })).not.toBe('contractor')
})
it('sends nobody to an employer of record who has a company of their own there, or many people for years', () => {
  for (const lead of leads) for (const span of spans) expect(formFor({ entity: 'have', lead, span })).not.toBe('eor')
  for (const entity of entities) expect(formFor({ entity, lead: 'us', span: 'many' })).not.toBe('eor')
})
it('bridges with an employer of record where there is no company', () => {
  expect(formFor({ entity: 'none', lead: 'us', span: 'few' })).toBe('eor')
  expect(formFor({ entity: 'soon', lead: 'us', span: 'short' })).toBe('eor')
})
it('reads an address that someone changed as the first answers', () => {
  expect(readCase({ entity: 'x', lead: '', span: 'many' })).toEqual({ entity: 'none', lead: 'us', span: 'many' })
})
