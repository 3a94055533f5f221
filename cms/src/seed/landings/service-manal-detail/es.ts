import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Manual de servicio: cuidado y seguridad por dispositivo',
  description:
    'Primer uso, cuidado, límites y seguridad de teléfonos, tabletas, portátiles, televisores, electrodomésticos y accesorios, y qué hacer antes de una reparación.',
  sections: {
    hero: {
      title: 'Cuidado y seguridad, dispositivo por dispositivo',
      text: 'Qué hace que un dispositivo dure, qué lo daña y dónde conviene detenerse y preguntar.',
      pictureAlt: 'Una página de manual con un teléfono, una lista con marcas y una señal de advertencia',
      actions: { list: 'Todos los manuales de servicio' },
    },
    phones: {
      title: 'Teléfonos móviles',
      body: `
- **Primer día**: anote el IMEI con \`*#06#\`, inserte la tarjeta SIM y conéctese. El teléfono se activa solo, y su garantía se muestra 24 horas después.
- **Batería**: que no se caliente, y entre 20 y 80 por ciento cuando sea fácil. [Más hábitos](article:make-your-phone-battery-last).
- **Puerto**: mírelo cada pocos meses. [Límpielo](article:how-to-clean-charging-port-on-phone) con madera, nunca con metal.
- **Agua**: que resista el agua no es un permiso para nadar, y los sellos envejecen. [Si cae al agua](article:phone-fell-in-water), apáguelo.

:::warning
Si un teléfono se abulta, huele o se calienta sin uso: deje de cargarlo, póngalo sobre piedra o metal y llévelo a un centro de servicio.
:::
`,
    },
    tablets: {
      title: 'Tabletas',
      body: `
- **Carga**: use el cargador de la caja. Uno pequeño de un teléfono viejo tarda toda la noche. [Encuentre el punto débil](article:tablet-charges-slowly).
- **Pantalla**: una funda con tapa la protege mejor que una película. Nada pesado encima en el bolso.
- **Toque**: si no responde, séquela, quite la película y reinicie. [Paso a paso](article:tablet-touch-not-responding).
- **Niños**: [una cuenta propia](article:set-up-tablet-for-a-child) con límites, antes de que la tableta sea suya.

Una tableta sin uso debe cargarse hasta la mitad cada tres meses; si no, la batería se vacía tanto que ya no arranca.
`,
    },
    laptops: {
      title: 'Portátiles',
      body: `
- **Aire**: nunca sobre una cama o una alfombra. Las aberturas de abajo toman el aire que lo enfría. [Un ventilador ruidoso](article:laptop-fan-loud) es la primera señal de polvo.
- **Batería**: si pasa el día en un escritorio, limite la carga al 80 por ciento, si su modelo lo permite.
- **Controladores**: solo de [controladores y manuales](page:drivers-download), y solo cuando algo no funciona.
- **Transporte**: apagado, no en suspensión. Un portátil que despierta dentro de un bolso se recalienta.

:::hint
Si cae una bebida en el teclado: mantenga presionado el botón de encendido, desenchúfelo, póngalo boca abajo como una tienda de campaña y déjelo así un día. No lo pruebe mientras tanto.
:::
`,
    },
    tvs: {
      title: 'Televisores',
      body: `
- **Sobre un mueble**: en un lugar nivelado, a un palmo de la pared, y sujeto donde trepan niños.
- **En la pared**: con el soporte para su peso y su patrón de agujeros, atornillado en la pared y no en el yeso.
- **Limpieza**: un paño de microfibra seco, con el televisor apagado. [Nada de limpiavidrios](article:clean-tv-screen-safely).
- **Imágenes fijas**: no deje un canal con rótulos fijos diez horas al día. Haga que se apague solo.
- **Tormenta**: desconecte el enchufe y la antena.

:::warning
Nunca abra la parte trasera. La fuente guarda un voltaje peligroso durante minutos después de desenchufar.
:::
`,
    },
    'home-appliances': {
      title: 'Electrodomésticos',
      body: `
- **Aire acondicionado**: el [filtro](article:clean-air-conditioner-filter), cada dos semanas en la temporada; la unidad exterior, libre por todos los lados.
- **Refrigerador**: espere cuatro horas después de moverlo antes de encenderlo. Cinco centímetros de aire por detrás. [Si no enfría](article:refrigerator-does-not-cool), mire primero los sellos.
- **Lavadora**: quite los pernos de transporte antes del primer lavado, nivele las patas y limpie el filtro de desagüe cada dos meses. [Si queda agua dentro](article:washing-machine-does-not-drain).

:::warning
Olor a quemado, humo o un enchufe que se calienta: corte la corriente en el fusible, no en el aparato. El gas refrigerante puede arder; si sospecha una fuga, abra las ventanas y no encienda nada.
:::
`,
    },
    accessories: {
      title: 'Accesorios',
      body: `
- **Cargadores y cables**: cámbielos cuando el recubrimiento esté roto o el conector flojo. [No todos los cables USB-C son iguales](article:usb-c-one-cable-for-many-devices).
- **Auriculares**: seque los contactos antes de guardarlos en el estuche. Limpie la malla con un cepillo seco y suave.
- **Relojes y pulseras**: enjuague el sudor y la sal, seque el sensor y deje descansar la piel por la noche.
- **Baterías externas**: en el equipaje de mano, no al sol, ni de noche bajo la almohada.

Los accesorios tienen su propia garantía. Está en la [política de servicio](page:service-policy), en Accesorios.
`,
    },
    'before-repair': {
      title: 'Antes de entregar cualquier dispositivo',
      items: {
        save: {
          title: 'Guarde sus datos',
          text: 'Una reparación puede exigir restablecerlo, y una placa base nueva está vacía.',
        },
        cards: {
          title: 'Saque lo que es suyo',
          text: 'SIM, tarjeta de memoria, funda, protector de vidrio, memoria USB.',
        },
        account: {
          title: 'Cierre la sesión',
          text: 'De su cuenta, o esté presente para desbloquearlo. Nunca escriba una clave en la orden.',
        },
        photos: {
          title: 'Tome fotos',
          text: 'De todos los lados y de la etiqueta. Muestran en qué estado lo entregó.',
        },
      },
    },
    repair: {
      title: '¿El cuidado ya no basta?',
      text: 'Vea el precio de la pieza y busque el centro que la tiene.',
      actions: { find: 'Buscar un centro de servicio', price: 'Ver precios de repuestos' },
    },
  },
}
