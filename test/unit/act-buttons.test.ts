import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

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
