import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const es: FaqTextsOf<typeof topic> = {
  'find-a-service-center': {
    question: '¿Cómo encuentro el centro de servicio más cercano?',
    answer: `
Abra [centros de servicio](page:service-center). Puede buscar de dos formas:

- por **país, estado y ciudad**, de una lista a la siguiente;
- por **palabra clave**, como una calle, un barrio o el nombre de un centro comercial.

Cada resultado muestra el nombre, el teléfono, el correo electrónico, el horario de cada día, la marca que atiende, la distancia y cómo llegar. Para la distancia, el navegador pregunta dónde está usted; si no acepta, todo lo demás funciona igual.

Si no se encuentra nada, pruebe con una ciudad más grande de la zona o quite el barrio. Los mapas y las direcciones escriben los nombres de forma distinta más a menudo de lo que parece.
`,
  },
  'when-is-the-center-open': {
    question: '¿Cuándo abre mi centro de servicio?',
    answer: `
El horario de cada centro, de lunes a domingo, está en la [página de centros de servicio](page:service-center). Varía: uno en un centro comercial puede abrir más tarde y también los domingos; uno en una zona de oficinas puede cerrar los sábados.

En los feriados y en Ramadán el horario puede cambiar con poco aviso. Llame antes de salir; el número está junto al horario.

:::hint
Si quiere esperar la reparación, llegue al menos una hora antes del cierre. Los dispositivos que llegan más tarde se revisan a la mañana siguiente.
:::

El horario al pie de la página es el de la línea de atención, no el de los centros.
`,
  },
  'which-devices-does-a-center-take': {
    question: '¿Todos los centros reparan todos los dispositivos?',
    answer: `
No. Cada resultado de la [búsqueda](page:service-center) nombra la marca que atiende el centro. Los teléfonos Aster y Kite y los accesorios Kite se reciben en el mostrador. Para los televisores, aires acondicionados, refrigeradores y lavadoras Solis, muchas veces un técnico va a su casa, porque son grandes y conviene probarlos donde están.

Antes de cargar algo pesado, llame al centro. Tenga a mano:

- el modelo y el número de serie de la etiqueta,
- el día de la compra,
- qué hace o qué dejó de hacer el dispositivo, en una frase.

Le dirán si debe llevarlo, enviarlo o esperar una visita. Para portátiles y tabletas, pregunte si tienen la pieza.
`,
  },
  'what-is-priority-reception': {
    question: '¿Qué es la atención prioritaria y quién la recibe?',
    answer: `
Algunos dispositivos traen una tarjeta en la caja. Muéstrela en un centro de servicio y lo atienden antes que a los demás de la fila. Eso es todo: acelera la recepción, no la reparación, y no cambia ni la garantía ni el precio.

:::steps
# Busque en la caja
La tarjeta está junto a la guía rápida. No todos los modelos la tienen.

# Llévela con el dispositivo
Muéstrela en la recepción antes de tomar un turno.
:::

Sin la tarjeta lo atienden por orden, como a todos. Si reservó una hora, venga a esa hora: entonces no la necesita. Guarde la tarjeta con la factura, para encontrar las dos cuando el dispositivo falle y tenga prisa.
`,
  },
  'no-center-near-me': {
    question: 'No hay ningún centro de servicio cerca de mí. ¿Qué puedo hacer?',
    answer: `
Pruebe esto, en este orden:

:::steps
# Pregunte primero
Abra un [chat](page:chat) o llame a la línea de atención que está al pie de la página. Muchas fallas son un ajuste, y lo demás se planea mejor cuando se sabe qué está roto.

# Vea si se puede recoger
En algunas ciudades hay reparación con recogida, y pasan a buscar el dispositivo. La [página de posventa](page:after-sales) las nombra.

# Planee un solo viaje
Llame al centro más cercano, diga el modelo y la falla, y pida que le avisen cuando esté la pieza. Así solo viene una vez.
:::

:::warning
No envíe por correo un dispositivo con la batería hinchada o que cayó al agua. Llévelo en persona.
:::
`,
  },
}
