/**
 * What turns the direction of writing and what nobody sees: a text with them shows other characters than it has, or says something that
 * its reader does not see (Unicode TR 36). Kept is what scripts need: joiners after letters of the scripts that they shape and between
 * emoji, variants of characters, the tags of a flag.
 */
const TURNS = /\p{Bidi_Control}+/gu
const UNSEEN =
  /[\u00ad\u034f\u180e\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]|(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]|(?<![\p{Emoji}\p{S}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Phags_Pa}])[\ufe00-\ufe0f]/gu
/** In these scripts a joiner shapes the letter before it; in a sequence of emoji it is between two. */
const JOINERS =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}])(?:\u200c|\u200d(?!(?<=[\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}]\u200d)\p{Extended_Pictographic}))/gu

export const withoutHidden = (text: string): string => text.replace(TURNS, '').replace(UNSEEN, '').replace(JOINERS, '')
