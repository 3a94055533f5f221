import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const es: FaqTextsOf<typeof topic> = {
  'download-laptop-drivers': {
    question: '¿Dónde descargo los controladores y manuales de mi portátil?',
    answer: `
En [controladores y manuales](page:drivers-download). Hay dos formas de llegar a su portátil:

1. Escriba su número de serie, el **SNID**. Es la más segura, porque con él se sabe qué lleva dentro.
2. Elija la marca, la serie y el modelo.

Después ve los controladores, cada uno con su fecha, versión, tamaño y sistema operativo, y junto a ellos el manual del usuario y la guía de instalación. Si necesita todo tras una instalación nueva, use el descargador: baja todos los controladores de una vez.

Los controladores son gratis. Si un sitio le pide dinero por ellos o el número de su tarjeta, salga de ahí.
`,
  },
  'find-the-snid': {
    question: '¿Dónde está el SNID de mi portátil y por qué no se acepta el mío?',
    answer: `
El SNID es el número de serie de la etiqueta que está debajo del portátil y en la caja. Si la etiqueta está gastada, pregúntele al portátil: en Windows, abra la Terminal y escriba \`Get-CimInstance Win32_BIOS\`; el número aparece después de «SerialNumber».

Si la página dice que la información no es correcta:

- quite espacios y guiones;
- fíjese en \`0\` y \`O\`, \`1\` e \`I\`, \`5\` y \`S\`;
- use el número del portátil, no el del cargador ni el de la batería.

¿Sigue sin funcionar? [Elija el modelo](page:drivers-download). Después de un cambio de placa base, el portátil puede no dar ningún número; entonces vale el de la etiqueta.
`,
  },
  'which-driver-first': {
    question: '¿Qué controlador instalo primero? ¿Los necesito todos?',
    answer: `
No toque lo que funciona. Vale la pena cambiar un controlador cuando algo no funciona, tras una instalación nueva de Windows o cuando una actualización nombra justo su falla.

:::steps
# Chipset
Los demás se apoyan en él. Reinicie después.

# Gráficos, luego red y sonido
De uno en uno, para saber cuál ayudó.

# El resto
Panel táctil, cámara, lector de huellas.
:::

:::warning
Actualizar el BIOS es otra cosa. Hágalo solo si hay un motivo, con el cargador conectado y la batería a más de la mitad, y no apague el portátil mientras tanto.
:::

Elija el sistema operativo que tiene: lo muestra Configuración, Sistema, Acerca de. [Todos los controladores](page:drivers-download).
`,
  },
  'get-the-app': {
    question: '¿Qué puede hacer la aplicación y cómo la obtengo?',
    answer: `
Lleva el servicio de este sitio a su teléfono, y con ella también puede comprar la [protección de pantalla](page:protection) en los 3 días que siguen a la activación.

Escanee con la cámara del teléfono el código QR que está al pie de esta página. Lo lleva al lugar correcto para su país. Si está leyendo en el mismo teléfono que debe tener la aplicación, abra la página en otra pantalla o pida que alguien le muestre el código.

:::warning
Tome la aplicación de ahí y no del enlace de un mensaje. Nadie de nuestro servicio le envía un archivo para instalar, y nadie necesita controlar su teléfono a distancia para consultar una garantía.
:::

También puede prescindir de ella: las herramientas funcionan en el navegador, incluso en un teléfono viejo y con una red lenta.
`,
  },
}
