import { SESSION_SECONDS, type UserType, userTypes } from '../../rules/constants.ts'
import type { Lang } from '../contract/texts.ts'
import { kept } from './kept.ts'
import { currentLang } from './lang.ts'
import { isOwnKey, ownKey } from './own-keys.ts'
import { createStore, useStore } from './store.ts'
import { clientTexts } from './texts.ts'
import { toast } from './toast.ts'

/** Source §3: the login's answer, which the browser stores. Features may add more. */
export interface UserInfo {
  id?: string
  userType: UserType
  whetherIntact: 'Y' | 'N'
  logoUrl?: string | null
  avatar?: string | null
  name?: string | null
  /** A company account without a company that may join one: it left its company, or has been invited. */
  withoutCompany?: boolean
}

type Viewer = Pick<UserInfo, 'userType'> | null | undefined
export const isCompany = (viewer: Viewer): boolean => viewer?.userType === userTypes.company
export const isIndividual = (viewer: Viewer): boolean => viewer?.userType === userTypes.individual
export const isOperator = (viewer: Viewer): boolean => viewer?.userType === userTypes.operator

export interface DictItem {
  value: string
  text: string
}
export type AllDictItems = Record<Lang, Record<string, DictItem[]>>

export interface LoginResult {
  userInfo: UserInfo
  sysAllDictItems: AllDictItems
  token: string
}

export interface Session {
  token: string | null
  userInfo: UserInfo | null
}

/** Why a session ended: the user signed out, the server answered 401, the permissions could not be loaded, or another tab ended it. */
export interface SessionEnd {
  reason: 'logout' | 'expired' | 'permissions' | 'elsewhere'
  message?: string
}

const nobody: Session = { token: null, userInfo: null }
const inBrowser = typeof window !== 'undefined'
const store = createStore<Session>(nobody)
const dicts = createStore<AllDictItems | null>(null)
const endListeners = new Set<(end: SessionEnd) => void>()
const startListeners = new Set<(session: Session) => void>()

const cookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from Firefox and Safari
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; SameSite=Lax${secure}`
}

const parsed = <T>(text: string | null): T | null => {
  if (!text) return null
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}

/** The cookies decide: when they expire, their mirrors in local storage are deleted with them (product §4). */
function read(): Session {
  const token = cookie('token')
  const userInfo = parsed<UserInfo>(cookie('userInfo'))
  if (token && userInfo) {
    mirror(token, userInfo)
    return { token, userInfo }
  }
  if (kept.local.get('token') !== null) kept.local.keepOnly(outlives)
  if (token) setCookie('token', '', 0)
  if (userInfo) setCookie('userInfo', '', 0)
  return nobody
}

function mirror(token: string, userInfo: UserInfo): void {
  const text = JSON.stringify(userInfo)
  if (kept.local.get('token') !== token) kept.local.set('token', token)
  if (kept.local.get('userInfo') !== text) kept.local.set('userInfo', text)
}

const same = (a: Session, b: Session) => a.token === b.token && JSON.stringify(a.userInfo) === JSON.stringify(b.userInfo)

/** Follows the current cookies: another tab may have signed in or out, or the eight hours may be over. */
export function refreshSession(): Session {
  const before = store.get()
  const now = read()
  if (same(before, now)) return before
  store.set(now)
  if (before.token && !now.token) announceEnd({ reason: 'elsewhere' })
  else if (now.token && now.token !== before.token) {
    dicts.set(kept.local.read<AllDictItems>('sysAllDictItems'))
    for (const listener of startListeners) listener(now)
  }
  return now
}

const announceEnd = (end: SessionEnd) => {
  for (const listener of endListeners) listener(end)
}

export const currentSession = (): Session => store.get()
export const useSession = (): Session => useStore(store)
export const dictStore = dicts

/** Milliseconds since 1970 at which the cookies of the login expire. */
const ENDS = 'sessionEnds'

/** Stores a login's answer: cookies for 0.33 day, mirrors and dictionary in local storage. The app then navigates; screens need not. */
export function signIn(result: LoginResult): void {
  if (!result?.token || !result.userInfo) {
    toast.error(clientTexts.pick(currentLang()).generic)
    return
  }
  kept.local.set(ENDS, String(Date.now() + SESSION_SECONDS * 1000))
  setCookie('token', result.token, SESSION_SECONDS)
  setCookie('userInfo', JSON.stringify(result.userInfo), SESSION_SECONDS)
  mirror(result.token, result.userInfo)
  kept.local.write('sysAllDictItems', result.sysAllDictItems)
  dicts.set(result.sysAllDictItems)
  const session = { token: result.token, userInfo: result.userInfo }
  store.set(session)
  for (const listener of startListeners) listener(session)
}

/** New data of the signed-in user (a completed card, a new avatar). The cookie keeps the expiry that the login gave it. */
export function updateUserInfo(change: Partial<UserInfo>): void {
  const { token, userInfo } = store.get()
  if (!token || !userInfo) return
  const next = { ...userInfo, ...change }
  const ends = Number(kept.local.get(ENDS) ?? 0)
  setCookie('userInfo', JSON.stringify(next), ends ? Math.max(1, Math.round((ends - Date.now()) / 1000)) : SESSION_SECONDS)
  mirror(token, next)
  store.set({ token, userInfo: next })
  if (userInfo.whetherIntact !== next.whetherIntact) for (const listener of startListeners) listener(store.get())
}

/**
 * What belongs to the browser and not to a person: language, colours, the look of the workbench, the partner's code of a link, lists of
 * countries and regions.
 */
const OF_THE_BROWSER = ['lang', 'mantine-color-scheme-value', 'view', 'channel', 'areaCodes.1', 'areaTree.1']
const outlives = (key: string): boolean => OF_THE_BROWSER.includes(key) || isOwnKey(key)

/** Other tabs of this browser, which have their own drafts. */
const otherTabs = inBrowser && 'BroadcastChannel' in window ? new BroadcastChannel('session') : null

/**
 * Deletes what belongs to the user, once: a second end of the same session is silent. After signing out nothing of the person stays in this
 * browser (source §4): tickets, ticks, drafts, the wanted page. If the session merely expired, the drafts of the tab and the messages
 * that are not sent yet wait for their user.
 */
export function endSession(end: SessionEnd): void {
  const { token, userInfo } = store.get()
  setCookie('token', '', 0)
  setCookie('userInfo', '', 0)
  const ofPerson = ownKey(userInfo?.id ?? '', '')
  kept.local.keepOnly((key) => outlives(key) && !(end.reason === 'logout' && key.startsWith(ofPerson)))
  if (end.reason === 'logout') {
    kept.session.keepOnly(() => false)
    otherTabs?.postMessage('logout')
  }
  dicts.set(null)
  store.set(nobody)
  if (token !== null) announceEnd(end)
}

/** For what must stop with the session: the chat socket, caches, the router. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** After a sign-in, and when the card becomes complete. */
export function onSessionStart(listener: (session: Session) => void): () => void {
  startListeners.add(listener)
  return () => startListeners.delete(listener)
}

if (inBrowser) {
  store.set(read())
  dicts.set(kept.local.read<AllDictItems>('sysAllDictItems'))
  otherTabs?.addEventListener('message', () => {
    refreshSession()
    kept.session.keepOnly(() => false)
  })
  window.addEventListener('storage', (event) => {
    if (event.key === 'token' || event.key === 'userInfo' || event.key === null) refreshSession()
  })
}
