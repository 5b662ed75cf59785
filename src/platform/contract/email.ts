/** The schemas' rule for an e-mail address, in a file of its own so that pages before sign-in can check it without the schema library. */
export const emailPattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/
