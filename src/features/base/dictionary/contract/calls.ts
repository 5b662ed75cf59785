import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { complain } from '../../../../platform/contract/fields.ts'
import { line, version } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { namedArea } from '../../area/contract/schema.ts'

const dictionary = z.record(z.string(), z.array(z.object({ value: z.string(), text: z.string() })))

/** Dictionaries by language: `{cn: {code: [{value, text}]}, en: {…}}`. */
export const allItems = z.object({ cn: dictionary, en: dictionary })

export const dictionaryCalls = defineCalls({
  'GET /ws/dict/items': {
    audience: 'anyone',
    input: z.object({}),
    result: allItems,
    about: 'Every dictionary in both languages, as the login result carries them.',
  },
  'GET /ws/dict/regions': {
    audience: 'anyone',
    input: z.object({ search: z.string().trim().max(100).default('') }),
    result: z.array(namedArea),
    about: 'The countries and regions that typed words name, as every search understands them: pinyin, cities, beginnings, typing errors.',
  },
  'GET /ws/operator/dictionaries': {
    audience: 'operator',
    permission: 'operator:content',
    input: z.object({}),
    result: z.array(
      z.object({
        code: z.string(),
        title: pair,
        items: z.array(
          z.object({
            value: z.string(),
            version,
            /** The original wording. */
            original: pair,
            /** The operator's wording. */
            written: pair.nullable(),
            changedAt: z.string().nullable(),
          }),
        ),
      }),
    ),
    about: 'Every dictionary with its original wording and its edits.',
  },
  'POST /ws/operator/dictionary': {
    title: { cn: '修改字典文字', en: 'Rename a dictionary value' },
    audience: 'operator',
    permission: 'operator:content',
    edits: 'dictionaryText',
    input: z
      .object({
        code: line(60),
        value: line(60),
        version,
        cn: z.string().trim().max(60).default(''),
        en: z.string().trim().max(60).default(''),
        /** Restores the original wording. */
        reset: z.boolean().default(false),
      })
      .superRefine((form, context) => {
        for (const name of ['cn', 'en'] as const) if (!form.reset && form[name] === '') complain(context, name, 'required')
      }),
    result: z.object({ code: z.string(), value: z.string() }),
    about: 'Renames a dictionary value, effective immediately.',
  },
})
