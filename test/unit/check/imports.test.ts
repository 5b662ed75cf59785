// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are sources under test
import { describe, expect, it } from 'vitest'
import { checkImports, refuseImport } from '../../../scripts/check/imports.ts'

const f = 'src/features'

describe('the rule of imports', () => {
  type Sources = readonly { path: string; text: string }[]
  /** The problems of sources, with the list of features that they import. */
  const check = (files: Sources, list = 'a') =>
    checkImports([...files, { path: 'src/app/server/features.ts', text: `const districts = { d: [${list}] } as const` }])

  const good: [string, string][] = [
    ['src/app/web/features.ts', `${f}/work/demand/web/HallPage.tsx`],
    ['src/app/server/features.ts', `${f}/work/demand/server/routes.ts`],
    ['src/app/calls.ts', `${f}/work/demand/contract/calls.ts`],
    ['src/app/server/main.ts', 'seed/run.ts'],
    [`${f}/work/demand/server/writes.ts`, 'src/rules/errors.ts'],
    [`${f}/work/demand/server/writes.ts`, 'src/platform/server/wire/act.ts'],
    [`${f}/work/demand/server/writes.ts`, `${f}/work/demand/contract/lifecycle.ts`],
    [`${f}/work/demand/server/writes.ts`, `${f}/money/ledger/server/writes.ts`],
    [`${f}/work/demand/server/feature.ts`, `${f}/base/account/server/hooks.ts`],
    [`${f}/work/demand/web/HallPage.tsx`, `${f}/money/ledger/contract/accounts.ts`],
    [`${f}/work/demand/web/HallPage.tsx`, `${f}/base/company/web/parts.tsx`],
    [`${f}/work/demand/web/HallPage.tsx`, `${f}/base/company/web/parts/Card.tsx`],
    [`${f}/work/demand/web/HallPage.tsx`, `${f}/base/company/web/queries.ts`],
    [`${f}/work/demand/demand.test.ts`, 'test/support/server.ts'],
  ]
  it.each(good)('%s may import %s', (from, to) => expect(refuseImport(from, to)).toBeNull())

  const bad: [string, string, RegExp][] = [
    ['src/rules/errors.ts', 'src/platform/contract/texts.ts', /rules\/ imports nothing/],
    ['src/platform/server/jobs/jobs.ts', `${f}/base/notice/server/writes.ts`, /platform\/ knows no business/],
    [`${f}/work/demand/server/routes.ts`, 'src/app/calls.ts', /a feature never imports app/],
    [`${f}/work/demand/web/HallPage.tsx`, `${f}/work/demand/server/reads.ts`, /web never sees server/],
    [`${f}/work/demand/web/HallPage.tsx`, 'src/platform/server/money.ts', /web never sees server/],
    ['src/app/web/main.tsx', `${f}/work/demand/server/reads.ts`, /web never sees server/],
    [`${f}/work/demand/server/reads.ts`, `${f}/work/demand/web/texts.ts`, /server never sees web/],
    [`${f}/work/demand/contract/schema.ts`, `${f}/work/demand/server/tables.ts`, /contract\/ imports only contract/],
    [`${f}/work/demand/server/writes.ts`, `${f}/money/ledger/server/tables.ts`, /Its tables are its own/],
    [`${f}/work/demand/server/writes.ts`, `${f}/money/ledger/server/policy.ts`, /ledger\/server\/reads.ts or writes.ts/],
    [`${f}/work/demand/web/HallPage.tsx`, `${f}/base/company/web/CompanyPage.tsx`, /company\/web\/parts.tsx/],
    [`${f}/work/demand/web/HallPage.tsx`, `${f}/base/company/server/reads.ts`, /web never sees server/],
    [`${f}/work/demand/server/writes.ts`, `${f}/base/area/data/areas.json`, /data\/ of area is its own/],
    [`${f}/work/demand/server/writes.ts`, 'test/support/server.ts', /outside src/],
    [`${f}/work/demand/server/writes.ts`, 'seed/run.ts', /outside src/],
  ]
  it.each(bad)('%s may not import %s', (from, to, why) => expect(refuseImport(from, to)).toMatch(why))

  it('names file and line, and checks packages too', () => {
    const reported = check([
      { path: `${f}/d/a/web/Page.tsx`, text: `import { x } from 'react'\nimport { y } from 'node:fs'\n` },
      { path: `${f}/d/a/server/reads.ts`, text: `import { useState } from 'react'` },
      { path: 'src/rules/errors.ts', text: `import { z } from 'zod'` },
    ])
    expect(reported).toHaveLength(3)
    expect(reported[0]).toMatch(/^src\/features\/d\/a\/web\/Page.tsx:2: .*node:fs belongs to the server/)
    expect(reported[1]).toMatch(/react belongs to the browser/)
    expect(reported[2]).toMatch(/no package either/)
  })
  describe('between features', () => {
    const file = (feature: string, imports: string, side = 'server', name = 'writes.ts') => ({
      path: `${f}/d/${feature}/${side}/${name}`,
      text: `import { x } from '../../${imports}'`,
    })
    const top = { path: `${f}/d/c/web/Page.tsx`, text: '' }
    const inOrder = "a, { name: 'b' }, c"

    it('lets a feature import the public files of those before it in the list', () => {
      const meant = ['contract/schema.ts', 'server/reads.ts', 'server/writes.ts', 'server/hooks.ts']
      expect(
        check([file('a', '../../rules/errors.ts'), ...meant.flatMap((path) => [file('b', `a/${path}`), file('c', `a/${path}`)])], inOrder),
      ).toEqual([])
      const screens = ['web/parts.tsx', 'web/parts/Card.tsx', 'web/queries.ts'].map((path) => file('c', `b/${path}`, 'web', 'Page.tsx'))
      expect(check([...screens, file('a', '../../rules/errors.ts'), file('b', '../../rules/errors.ts')], inOrder)).toEqual([])
    })
    it.each([
      ['contract', 'b/contract/schema.ts'],
      ['server', 'b/server/reads.ts'],
      ['web', 'b/web/parts.tsx'],
    ])('refuses an import of a later one in %s, types too, and says what to do', (side, imports) => {
      const upward = file('a', imports, side, 'x.ts')
      const typed = { ...upward, text: upward.text.replace('import', 'import type') }
      for (const one of [upward, typed])
        expect(check([one, file('b', 'a/contract/schema.ts'), top], inOrder)).toEqual([
          expect.stringMatching(/^src\/features\/d\/a\/\w+\/x.ts:1: .*a comes before b in .*features.ts.*declare a hook/),
        ])
    })
    it('therefore refuses every pair and every cycle, across all sides; tests may import anything', () => {
      const pair = [file('a', 'b/contract/schema.ts', 'contract', 'calls.ts'), file('b', 'a/web/parts.tsx', 'web', 'Page.tsx')]
      expect(check([...pair, top], inOrder)).toHaveLength(1)
      const ring = [file('c', 'b/server/reads.ts'), file('b', 'a/web/queries.ts', 'web', 'Page.tsx'), file('a', 'c/contract/schema.ts')]
      expect(check(ring, inOrder)).toHaveLength(1)
      expect(check([file('a', 'c/contract/schema.ts', 'server', 'a.test.ts'), file('b', 'a/server/reads.ts'), top], inOrder)).toEqual([])
    })
    it('compares the list with the folders', () => {
      const all = [file('a', '../../rules/errors.ts'), file('b', '../../rules/errors.ts'), top]
      expect(check(all, 'a, c')).toEqual([expect.stringMatching(/has no d\/b\. Add it/)])
      expect(check(all, 'a, b, c, gone')).toEqual([expect.stringMatching(/gone has no folder/)])
      expect(checkImports(all)).toHaveLength(3)
    })
  })
  it('lets names be passed on only by what features import of each other, and refuses a helpers folder', () => {
    const passOn = `export { a } from './a.ts'\nexport type { B } from './b.ts'\n`
    for (const text of [passOn, `${passOn}export const c = 1\n`]) {
      for (const path of ['a/contract/index.ts', 'a/server/rows.ts', 'a/web/Part.tsx'])
        expect(check([{ path: `${f}/d/${path}`, text }])).toEqual([1, 2].map((line) => expect.stringMatching(`:${line}: passes on names`)))
      for (const path of ['a/server/reads.ts', 'a/server/writes.ts', 'a/server/hooks.ts', 'a/web/parts.tsx', 'a/web/queries.ts'])
        expect(check([{ path: `${f}/d/${path}`, text }])).toEqual([])
      expect(check([{ path: 'src/platform/contract/all.ts', text }], '')).toHaveLength(2)
    }
    expect(check([{ path: 'src/platform/web/helpers/dates.ts', text: '' }], '')[0]).toMatch(/no utils, helpers/)
  })
  it('lets one file import drizzle-orm for all others', () => {
    const once = 'src/platform/server/data/drizzle.ts'
    const text = `export { eq } from 'drizzle-orm'\n`
    expect(check([{ path: once, text }], '')).toEqual([])
    expect(check([{ path: `${f}/d/a/server/reads.ts`, text }])[0]).toContain(`drizzle-orm is imported by ${once}`)
    expect(check([{ path: `${f}/d/a/server/tables.ts`, text: `import { text } from 'drizzle-orm/pg-core'` }])[0]).toContain(once)
    expect(
      check([{ path: 'src/platform/server/data/migrate.ts', text: `import { readMigrationFiles } from 'drizzle-orm/migrator'` }], ''),
    ).toEqual([])
  })
})
