/**
 * What turns the direction of writing and what nobody sees: a text with them shows other characters than it has, or says something that
 * its reader does not see (Unicode TR 36). Kept is what scripts need: joiners after letters of the scripts that they shape and between
 * emoji, variants of characters, the tags of a flag.
 */
const TURNS = /\p{Bidi_C}+/gu
const UNSEEN =
  /\u00ad|\u034f|\u180e|\u200b|[\u2060-\u206f]|\u3164|\ufeff|\uffa0|[\ufff9-\ufffb]|(?<!\p{sc=Hani})[\u{e0100}-\u{e01ef}]|(?<![\p{Emoji}\p{S}\p{sc=Hani}\p{sc=Mong}\p{sc=Mymr}\p{sc=Phag}])[\ufe00-\ufe0f]/gu
/** The tags of a flag, which come after it and are as many as a region has letters, or any others: without looking back from each. */
const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|[\u{e0000}-\u{e007f}]+/gu
/** In these scripts a joiner shapes the letter before it; in a sequence of emoji it is between two. */
const JOINERS =
  /(?<![\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mong}])(?:\u200c|\u200d(?!(?<=(?:\p{ExtPict}|\p{EMod}|\ufe0f)\u200d)\p{ExtPict}))/gu

export const withoutHidden = (text: string): string => text.replace(TURNS, '').replace(UNSEEN, '').replace(TAGS, '$1').replace(JOINERS, '')
