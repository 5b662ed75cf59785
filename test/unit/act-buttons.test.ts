import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'

/**
 * A button that sends a call says whose permission it asks: `ActButton`, `DialogForm` and `UploadField` with `send` do not compile
 * without `needs`. Here: no other button sends one, and nothing else that is clicked or changed does so unseen.
 */

/** Nobody is signed in there, or it is somebody's own, or its component reads the permission itself (named with what it reads). */
const others: Readonly<Record<string, string>> = {
  'work/demand/web/providers/Applicants.tsx Icon': 'demand:pick',
  'talk/chat/web/ConversationMenu.tsx IconPin': 'own',
  'talk/chat/web/ConversationMenu.tsx IconBellOff': 'own',
  'talk/chat/web/ConversationMenu.tsx IconMail': 'own',
  'talk/chat/web/MessageMenu.tsx IconPin': 'own',
  'talk/chat/web/MessageMenu.tsx IconTrash': 'own',
  'talk/chat/web/StartDialog.tsx button': 'own',
  'talk/chat/web/group/GroupSettings.tsx Switch': 'own',
  'people/payroll/web/groups/SlipSetting.tsx Switch': 'payroll:prepare',
  'people/intake/web/Report.tsx Radio.Group': 'people:import',
  'people/employee/web/list/ViewMenu.tsx ActionIcon': 'own',
  'people/employee/web/due/Retention.tsx Select': 'people:edit',
  'market/provider/web/quick/Claim.tsx Tick': 'own',
  'market/lead/web/desk/LeadCase.tsx Select': 'operator:leads',
  'market/event/web/TicketView.tsx ActionButton': 'own',
  'base/secret/web/parts/RevealSecret.tsx ActionIcon': 'useActs(needs)',
  'base/saved/web/parts/SavedSearches.tsx Choice': 'own',
  'base/saved/web/parts/SavedSearches.tsx ActionButton': 'own',
  'base/saved/web/parts/Star.tsx button': 'own',
}

/** Forms of somebody who is not signed in. */
const signedOut = /^base\/account\/web\/(ForgottenPage|OperatorLoginPage|registry-steps)\.tsx$/

interface Sender {
  where: string
  tag: string
}

/** The text within the braces that open before `from`. */
function within(text: string, from: number): string {
  let depth = 1
  let at = from
  while (depth > 0 && at < text.length) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
    at++
  }
  return text.slice(from, at - 1)
}

/** Functions of the file that run a writing call. */
const runners = (text: string): string[] =>
  [...text.matchAll(/(?:const|function) ([a-z]\w*) ?=? ?(?:async )?\(([\s\S]*?)\n(?=\S| {2}(?:const|return|if|function)\b)/g)]
    .filter(([whole]) => whole.includes('.run('))
    .map((found) => found[1] ?? '')

function sendersOf(file: string, text: string): Sender[] {
  const where = file.replace('src/features/', '')
  const sends = runners(text).map((name) => new RegExp(`\\b${name}\\b`))
  const found = [...text.matchAll(/on(?:Click|Change)=\{/g)].flatMap((match) => {
    const tag = [...text.slice(0, match.index).matchAll(/<([A-Za-z][\w.]*)\b/g)].at(-1)?.[1] ?? ''
    const what = within(text, match.index + match[0].length)
    return tag !== 'ActButton' && (what.includes('.run(') || sends.some((one) => one.test(what))) ? [{ where, tag }] : []
  })
  const submits = signedOut.test(where) ? [] : [...text.matchAll(/<Button(?=[^>]*\btype="submit")/g)].map(() => ({ where, tag: 'submit' }))
  return [...found, ...submits]
}

const files = globSync('src/features/**/web/**/*.tsx')
const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)

it('a click that sends a call is a button that says whose permission it asks', () => {
  const senders = texts
    .filter(([, text]) => text.includes('.run(') || text.includes('type="submit"'))
    .flatMap(([file, text]) => sendersOf(file, text))
  const unseen = senders.map(({ where, tag }) => `${where} ${tag}`).filter((one) => !(one in others))
  expect(unseen).toEqual([])
  const gone = Object.keys(others).filter((one) => !senders.some(({ where, tag }) => `${where} ${tag}` === one))
  expect(gone, 'entries without a sender').toEqual([])
})

it('what is clicked otherwise reads the permission that is named for it', () => {
  const wrong = Object.entries(others).filter(([one, needs]) => {
    const text = readFileSync(`src/features/${one.split(' ')[0]}`, 'utf8')
    return needs !== 'own' && !text.includes(needs)
  })
  expect(wrong).toEqual([])
})

it('the scan sees a button that does not say it', () => {
  const text = `const ask = async () => {\n  await end.run({ id })\n}\nreturn <Button variant="default" onClick={() => void ask()}>`
  expect(sendersOf('src/features/a/b/web/C.tsx', text)).toEqual([{ where: 'a/b/web/C.tsx', tag: 'Button' }])
})

/** What a secret asks depends on its kind (`secretKinds`). */
const bySecret = ['people/employee/web/page/PayeePart.tsx people:secret', 'people/employee/web/page/ProfilePart.tsx people:secret']

/** The permissions of the calls that texts name, and `own` for those that need none. */
const asked = (written: readonly string[]): Set<string> =>
  new Set(
    written
      .flatMap((text) => [...text.matchAll(/['"]((?:POST|GET) \/ws\/[^'"]+)['"]/g)].map(([, key]) => key!))
      .flatMap((key) => {
        const permission = (allCalls as Record<string, CallSpec>)[key]?.permission
        if (permission === undefined) return ['own']
        return typeof permission === 'string' ? [permission] : Object.values(permission)
      }),
  )

it('what a button asks is what a call asks that its file names, or one beside it', () => {
  const modules = new Map(globSync('src/features/**/web/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]))
  const used = (file: string) =>
    [...modules.get(file)!.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(file), to!)).filter((to) => modules.has(to))
  const users = new Map<string, string[]>()
  for (const file of modules.keys()) for (const to of used(file)) users.set(to, [...(users.get(to) ?? []), file])
  const wrong = [...modules].flatMap(([file, text]) => {
    const needs = [...text.matchAll(/needs=(?:("[\w:]+")|\{([^}]*)\})/g)].flatMap(([, one, several]) =>
      [...(one ?? several!).matchAll(/['"]([\w:]+)['"]/g)].map(([, name]) => name!),
    )
    const of = (files: readonly string[]) => asked(files.map((one) => modules.get(one)!))
    const [within, around] = [of([file, ...used(file)]), of([file, ...used(file), ...(users.get(file) ?? [])])]
    // A part that names no call gets it from who uses it.
    const known = within.size > 0 ? within : around
    return [...new Set(needs)]
      .filter((name) => !(name === 'own' ? known : around).has(name))
      .map((name) => `${file.replace('src/features/', '')} ${name}`)
  })
  expect(wrong.sort()).toEqual(bySecret)
})
