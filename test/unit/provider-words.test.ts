import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** One word for who serves, and one meaning for each mark of what was checked (contract §1), in every text of the product. */

const root = join(import.meta.dirname, '../..')
const all = globSync(['src/**/*texts*.ts', 'src/**/contract/{notices,errors,texts,marks,dictionaries}.ts', 'src/rules/*-errors.ts'], {
  cwd: root,
})
/** What bank forms ask for is not a provider of Hengdu. */
const isAbout = (file: string) => !file.endsWith('.test.ts') && !file.includes('/papers/')

const linesWith = (files: readonly string[], words: RegExp): string[] =>
  files.filter(isAbout).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        words.test(line.replace(/\$\{[^}]*\}/g, '').replace(/^\s*(\w+:|\/?\*|\/\/).*?(?=cn:|en:|$)/, ''))
          ? [`${file}:${at + 1} ${line.trim()}`]
          : [],
      ),
  )

it('says service provider, individual provider and firm, in no other words', () => {
  expect(all.length).toBeGreaterThan(150)
  expect(
    linesWith(all, /供应商|服务提供商|服务提供方|承接方|服务公司|服务企业|\bvendors?\b|\bsuppliers?\b|service (firm|compan)/i),
  ).toEqual([])
})

it('says what was checked of an entry or a person by the marks, and never that all providers are verified', () => {
  expect(linesWith(all, /verified (service )?providers?\b|(已核验|已认证|认证)的?服务商/i)).toEqual([])
  const marked = all.filter((file) => /market\/(provider|talent|claim)\//.test(file))
  expect(marked.length).toBeGreaterThan(10)
  expect(linesWith(marked, /\bverif(ied|ication)\b|核验/i)).toEqual([])
})
