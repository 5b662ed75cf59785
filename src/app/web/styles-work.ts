/** Every component's styles: for the frames behind the sign-in, registration and the card. */
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
