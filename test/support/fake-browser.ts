/** The parts of a browser that a page keeps things in, for tests of its modules without one. */

/** As in a browser, the keys are the object's own properties. */
export function storageOf(stored: Map<string, string>) {
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_, key) => ({ value: stored.get(String(key)), enumerable: true, configurable: true }),
  })
}

/** A document with cookies alone. `lines` gets each as it was written. */
export function documentOf(jar: Map<string, string>, lines: string[] = []) {
  return {
    documentElement: { lang: '' },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [pair = '', ...rules] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (rules.includes('max-age=0')) jar.delete(name)
      else jar.set(name, value)
      lines.push(line)
    },
    addEventListener: () => {},
  }
}
