import { useEffect, useRef, useState } from 'react'
import { markPlayed } from './played.ts'

/** The one that plays: another begins by ending it. */
let playing: HTMLAudioElement | null = null

/**
 * Plays a recording. Its bytes are fetched when it is first played, as a whole: it is small, a browser may then go to any place in it, and
 * a recording that is gone can be distinguished from one that is only slow.
 */
export function usePlayer(url: string, seconds: number | undefined) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(seconds ?? 0)
  useEffect(
    () => () => {
      audio.current?.pause()
      if (audio.current) URL.revokeObjectURL(audio.current.src)
      audio.current = null
    },
    [],
  )

  const load = async (): Promise<HTMLAudioElement> => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(String(answer.status))
    const bytes = await answer.blob()
    const made = new Audio()
    // As the server has judged the bytes, whatever the file is called: a browser that does not play this kind is not left to guess.
    if (made.canPlayType(bytes.type) === '') throw new Error(bytes.type)
    made.src = URL.createObjectURL(bytes)
    made.ontimeupdate = () => setAt(made.currentTime)
    made.onplay = () => setPlaying(true)
    made.onpause = () => setPlaying(false)
    made.onended = () => setAt(0)
    // What a browser has recorded without a length has it once it was read to the end.
    made.ondurationchange = () => Number.isFinite(made.duration) && setLength(made.duration)
    return made
  }
  const toggle = async () => {
    if (isLoading) return
    setLoading(true)
    setBroken(false)
    try {
      audio.current ??= await load()
      const one = audio.current
      if (!one.paused) one.pause()
      else {
        if (playing !== one) playing?.pause()
        playing = one
        if (Math.abs(one.currentTime - at) > 1) one.currentTime = at
        await one.play()
        markPlayed(url)
      }
    } catch (error) {
      // A pause right after the beginning is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setBroken(true)
    } finally {
      setLoading(false)
    }
  }
  const goTo = (to: number) => {
    setAt(to)
    if (audio.current) audio.current.currentTime = to
  }
  return { isPlaying, isLoading, isBroken, at: Math.min(at, length), length, toggle, goTo }
}
