import { holdsWords } from '../../../../platform/server/data/search/search.ts'
import type { Searchable } from '../../../../platform/server/data/search/searchable.ts'
import { wordsOf } from '../../../../platform/server/data/search/words.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { vocabulary } from '../../dictionary/server/reads.ts'
import { companyFields } from './search-fields.ts'
import { company } from './tables.ts'

const companySearch: Searchable = {
  fields: companyFields,
  table: company,
  id: company.id,
  vocabulary,
  order: [{ by: company.id }],
}

/** More companies of one name than this are no answer. */
const NAMED_MOST = 20

/** Companies by words of their names, one of which at least is no place or service: “tax” alone asks for no company. */
export async function companiesNamed(scene: Pick<Look<unknown>, 'db' | 'now' | 'services'>, text: string): Promise<string[]> {
  const words = wordsOf(text, vocabulary(scene.services.features))
  if (!words.some(({ kind, names, typed }) => kind === 'word' && names.length === 0 && typed.length > 1)) return []
  const rows = await scene.db
    .select({ id: company.id })
    .from(company)
    .where(await holdsWords(scene, companySearch, text))
    .limit(NAMED_MOST)
  return rows.map(({ id }) => id)
}
