/** Browser storage, which may be refused (private mode, full): then a value lasts as long as the page, and nothing depends on it. */
function storage(of: () => Storage) {
  const tried = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(of())
    } catch {
      return null
    }
  }
  const get = (key: string): string | null => tried((storage) => storage.getItem(key))
  const set = (key: string, text: string): void => void tried((storage) => storage.setItem(key, text))
  const remove = (...keys: string[]): void => {
    for (const key of keys) tried((storage) => storage.removeItem(key))
  }
  const keys = (): string[] => tried((storage) => Object.keys(storage)) ?? []
  /** The value that `write` stored, as JSON; null if it cannot be read. Its shape may be that of an older version of the app. */
  const read = <T>(key: string): T | null => tried(() => JSON.parse(get(key) ?? 'null') as T | null)
  return {
    get,
    set,
    remove,
    read,
    write: (key: string, value: unknown): void => set(key, JSON.stringify(value)),
    /** Reads once: the value is deleted. */
    take: <T>(key: string): T | null => {
      const value = read<T>(key)
      remove(key)
      return value
    },
    keys,
    /** Deletes every key but these. */
    keepOnly: (isKept: (key: string) => boolean): void => remove(...keys().filter((key) => !isKept(key))),
  }
}

export const kept = {
  /** In this browser, for all its tabs. */
  local: storage(() => localStorage),
  /** In this tab, until it is closed. */
  session: storage(() => sessionStorage),
}
