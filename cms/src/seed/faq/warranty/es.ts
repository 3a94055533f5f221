import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const es: FaqTextsOf<typeof topic> = {
  'how-to-check-warranty': {
    question: '¿Cómo consulto si mi teléfono sigue en garantía?',
    answer: `
:::steps
# Busque el IMEI
Marque \`*#06#\`. En la pantalla aparece el número de 15 dígitos. También está en la caja. Si el teléfono no enciende, hay [otros lugares donde encontrarlo](article:find-your-imei-number).

# Escríbalo
Abra la [consulta de garantía](page:warranty-check), escriba el IMEI y revise los dígitos una vez más.

# Lea la respuesta
Ve la marca, el modelo, el día de activación, el estado y el día en que termina la garantía.
:::

Un teléfono con dos tarjetas SIM tiene dos números. Use el IMEI 1. Un teléfono nuevo aparece 24 horas después de activarse, así que espere un día antes de preocuparse.
`,
  },
  'what-does-the-warranty-cover': {
    question: '¿Qué cubre la garantía y qué no?',
    answer: `
Cubre los defectos de material y fabricación: un dispositivo que deja de funcionar aunque se usó como es debido. Entonces la pieza y la mano de obra no le cuestan nada.

Por regla general no cubre:

- caídas, golpes y presión, como una pantalla agrietada;
- líquidos, fuego, rayos y voltaje equivocado;
- cambios y reparaciones hechos por otros;
- desgaste, rayas y accesorios después de su propio plazo.

Cuánto dura depende del producto, de la pieza y del país. Lo que vale es la [política de servicio](page:service-policy) de su marca y producto: elija ambos y léala. Para los accidentes está la [protección de pantalla](page:protection).
`,
  },
  'warranty-shows-inactive': {
    question: 'La consulta de garantía dice que mi dispositivo no está activado. ¿Por qué?',
    answer: `
Un dispositivo se activa con el uso: ocurre solo cuando tiene una tarjeta SIM y ha estado un tiempo en línea. No tiene que registrar nada.

:::steps
# Revise el número
Un dígito equivocado lleva a otro dispositivo. Marque \`*#06#\` y compare.

# Conéctese
Inserte una tarjeta SIM, active los datos móviles y use el teléfono como siempre durante algunas horas.

# Espere un día
La garantía se muestra 24 horas después de la activación.
:::

Si tras dos días de uso todavía dice «sin activar», [contáctenos](page:contact) con una foto de la caja y de la factura. Si compró el teléfono como nuevo y se había activado mucho antes, pregunte primero en la tienda.
`,
  },
  'imei-does-not-exist': {
    question: 'La consulta dice que mi IMEI no existe. ¿Qué puedo hacer?',
    answer: `
Lo más frecuente es un dígito equivocado. Un IMEI tiene 15 dígitos y ninguna letra; cópielo de la pantalla tras marcar \`*#06#\`, y no de la caja, donde un 6 se confunde con un 8.

Si el número está bien, piense en esto:

- El dispositivo es de otra marca. Aquí solo se consultan dispositivos Aster, Kite y Solis.
- Escribió el número de serie, que tiene letras.
- El número del teléfono y el de la caja no coinciden. Entonces vuelva a la tienda con ambos.

[Encuentre su IMEI](article:find-your-imei-number) muestra todos los lugares donde está escrito. Si aún no se encuentra, [escríbanos](page:contact) con una foto de la etiqueta.
`,
  },
  'warranty-in-another-country': {
    question: 'Compré mi teléfono en otro país. ¿Vale aquí la garantía?',
    answer: `
Un teléfono lleva la garantía del país para el que se fabricó y se vendió. Si la consulta responde que se envió desde otro país, está fuera de garantía donde usted está, y repararlo solo es posible con costo.

Consúltelo otra vez [para el país donde lo compró](page:choose-your-country-or-region), y antes desactive la VPN: lo hace aparecer en otro lugar. Si está de viaje, puede pagar la reparación aquí, o guardar la factura y repararlo en su país con garantía.

Pregunte en la tienda antes de comprar un teléfono de otro país. «Garantía internacional» en una etiqueta es una promesa de la tienda, no nuestra.
`,
  },
  'does-a-fall-end-my-warranty': {
    question: 'Mi teléfono se cayó. ¿Perdí toda la garantía?',
    answer: `
No. El daño de la caída no está cubierto, pero la garantía de lo demás sigue. Si el puerto de carga falla medio año después y la caída no tiene que ver, es un caso de garantía como antes.

Es distinto cuando la caída es la causa: un marco doblado, líquido que entró por la grieta o una pieza que se soltó. El técnico lo revisa y le muestra lo que encontró antes de que usted pague nada.

Por eso, cambie pronto una pantalla agrietada. [Los primeros pasos](article:cracked-screen-first-steps) protegen sus dedos y sus datos hasta entonces. Si cayó al agua, [apáguelo](article:phone-fell-in-water) enseguida.
`,
  },
  'warranty-of-a-tv-or-appliance': {
    question: '¿Cómo funciona la garantía de un televisor o un electrodoméstico?',
    answer: `
Como no hay IMEI, la factura muestra el día de la compra. Guárdela en una foto: el papel térmico se borra en un año. También necesita el modelo y el número de serie de la etiqueta: detrás del televisor, dentro de la puerta del refrigerador o de la lavadora, a un lado de la unidad interior del aire acondicionado.

El plazo depende del producto, de la pieza y del país. Léalo en la [política de servicio](page:service-policy), en Solis y Electrodomésticos. [Garantía de TV](page:tv-warranty) dice qué revisar el primer día, y [servicio de aire acondicionado](page:air-conditioner-repair-and-service), qué es mantenimiento y no garantía.
`,
  },
}
