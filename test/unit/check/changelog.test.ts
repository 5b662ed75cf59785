import { describe, expect, it } from 'vitest'
import { changelogs, entriesOf, isHigher, released } from '../../../scripts/changelog.ts'
import { checkChangelogs } from '../../../scripts/check/changelog.ts'

const [en, cn] = changelogs
const EN = '# Changelog\n\n## Unreleased\n\n- new\n\n## 0.3.0 (2027-01-02)\n\n- third\n\n## 0.2.0 (2026-11-27)\n\n- second\n'
const CN = '# 更新记录\n\n## 未发布\n\n## 0.3.0（2027-01-02）\n\n- 三\n\n## 0.2.0（2026-11-27）\n\n- 二\n'

const problemsOf = (texts: { en?: string; cn?: string; version?: string; kept?: string[] }) =>
  checkChangelogs(
    (file) =>
      ({
        [en.file]: texts.en ?? EN,
        [cn.file]: texts.cn ?? CN,
        'package.json': JSON.stringify({ version: texts.version ?? '0.3.0' }),
      })[file]!,
    texts.kept ?? ['0.2.0', '0.3.0'],
  )

it('versions are compared as numbers', () => {
  expect([isHigher('0.10.0', '0.9.9'), isHigher('0.2.0', '0.2.0'), isHigher('1.0.0', '0.99.99'), isHigher('0.2.0', '0.2.1')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('what is not released becomes the entry of a version, in both languages', () => {
  expect(entriesOf(en, EN)).toEqual([
    { version: null, day: null, text: '- new' },
    { version: '0.3.0', day: '2027-01-02', text: '- third' },
    { version: '0.2.0', day: '2026-11-27', text: '- second' },
  ])
  const next = released(en, EN, '0.4.0', '2027-02-03')
  expect(entriesOf(en, next).slice(0, 2)).toEqual([
    { version: null, day: null, text: '' },
    { version: '0.4.0', day: '2027-02-03', text: '- new' },
  ])
  expect(entriesOf(cn, released(cn, CN, '0.4.0', '2027-02-03'))[1]).toEqual({ version: '0.4.0', day: '2027-02-03', text: '' })
})

describe('the check of changelogs', () => {
  it('passes what is in order', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ en: '## Unreleased\n', cn: '## 未发布\n', kept: [] })).toEqual([])
  })
  it.each<[string, Parameters<typeof problemsOf>[0], string]>([
    ['a release in one language only', { cn: CN.replace(/## 0\.3\.0[^#]*/, '') }, 'different releases'],
    ['a heading that is no version', { en: EN.replace('0.3.0 (2027-01-02)', '0.3 of January') }, 'neither'],
    ['no place for what comes next', { en: EN.replace(/## Unreleased[^#]*/, '') }, 'does not begin with'],
    ['an empty entry', { en: EN.replace('- third\n', '') }, 'says nothing'],
    ['the wrong order', { en: EN.replace('0.2.0', '0.4.0') }, 'not above'],
    ['an older package', { version: '0.2.9' }, 'package.json is of version 0.2.9'],
    ['a release whose world is not kept', { kept: ['0.2.0'] }, 'releases/0.3.0/world.dump is missing'],
  ])('finds %s', (_, texts, problem) => {
    expect(problemsOf(texts).join('\n')).toContain(problem)
  })
})
