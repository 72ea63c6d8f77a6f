// SPDX-License-Identifier: MIT

extension SystemSymbols {
  /// Names of earlier years, which remain valid beside the names that have replaced them.
  static let olderNames = """
    a a.book.closed a.book.closed.fill a.magnify abc airplayaudio airplayaudio.badge.exclamationmark
    airplayaudio.circle airplayaudio.circle.fill airplayvideo airplayvideo.badge.exclamationmark
    airplayvideo.circle airplayvideo.circle.fill airpodpro.left airpodpro.right airpodsmax airpodspro
    airpodspro.chargingcase.wireless airpodspro.chargingcase.wireless.fill applelogo arrow.2.circlepath
    arrow.2.circlepath.circle arrow.2.circlepath.circle.fill arrow.branch arrow.circlepath arrow.clockwise.heart
    arrow.clockwise.heart.fill arrow.clockwise.icloud arrow.clockwise.icloud.fill arrow.counterclockwise.heart
    arrow.counterclockwise.heart.fill arrow.counterclockwise.icloud arrow.counterclockwise.icloud.fill
    arrow.down.doc arrow.down.doc.fill arrow.down.to.line.alt
    arrow.left.and.right.righttriangle.left.righttriangle.right
    arrow.left.and.right.righttriangle.left.righttriangle.right.fill arrow.left.to.line.alt arrow.merge
    arrow.rectanglepath arrow.right.arrow.left arrow.right.arrow.left.circle arrow.right.arrow.left.circle.fill
    arrow.right.arrow.left.square arrow.right.arrow.left.square.fill arrow.right.doc.on.clipboard
    arrow.right.to.line.alt arrow.swap arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera
    arrow.triangle.2.circlepath.camera.fill arrow.triangle.2.circlepath.circle
    arrow.triangle.2.circlepath.circle.fill arrow.triangle.2.circlepath.doc.on.clipboard
    arrow.triangle.2.circlepath.icloud arrow.triangle.2.circlepath.icloud.fill arrow.triangle.branch
    arrow.triangle.capsulepath arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap
    arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.circle.fill
    arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
    arrow.up.and.down.righttriangle.up.righttriangle.down
    arrow.up.and.down.righttriangle.up.righttriangle.down.fill arrow.up.doc arrow.up.doc.fill
    arrow.up.doc.on.clipboard arrow.up.right.diamond arrow.up.right.diamond.fill arrow.up.to.line.alt
    australiandollarsign.arrow.circlepath australsign.arrow.circlepath auto.brakesignal auto.headlight.high.beam
    auto.headlight.high.beam.fill auto.headlight.low.beam auto.headlight.low.beam.fill axel.2
    bag.badge.minus.fill bag.badge.plus.fill bahtsign.arrow.circlepath battery.0 battery.100 battery.100.bolt
    battery.25 battery.50 battery.75 bell.and.waveform bell.and.waveform.fill bin.xmark bin.xmark.fill
    bitcoinsign.arrow.circlepath bolt.badge.a bolt.badge.a.fill bolt.fill.batteryblock
    bolt.fill.batteryblock.fill box.truck box.truck.badge.clock box.truck.badge.clock.fill box.truck.fill
    brazilianrealsign.arrow.circlepath calendar.and.lock camera.fill.badge.ellipsis camera.rotate
    camera.rotate.fill capsule.inset.fill capsule.inset.filled capsule.portrait.inset.fill
    capsule.portrait.inset.filled cart.badge.minus.fill cart.badge.plus.fill cedisign.arrow.circlepath
    centsign.arrow.circlepath chart.bar.doc.horizontal chart.bar.doc.horizontal.fill checkerboard.rectangle
    checkerboard.shield checkmark.gobackward chevron.left.slash.chevron.right
    chineseyuanrenminbisign.arrow.circlepath circle.bottomhalf.fill circle.bottomrighthalf.checkered
    circle.dashed.inset.fill circle.dashed.inset.filled circle.grid.cross.down.fill circle.grid.cross.left.fill
    circle.grid.cross.right.fill circle.grid.cross.up.fill circle.grid.hex circle.grid.hex.fill
    circle.inset.fill circle.inset.filled circle.lefthalf.fill circle.righthalf.fill circle.tophalf.fill
    circles.hexagongrid circles.hexagongrid.fill circles.hexagonpath circles.hexagonpath.fill
    clock.arrow.2.circlepath clock.arrow.circlepath cloud.rainbow.half cloud.rainbow.half.fill
    coloncurrencysign.arrow.circlepath cruzeirosign.arrow.circlepath cube.box cube.box.fill cursor.rays
    danishkronesign.arrow.circlepath dial dial.fill dial.max dial.max.fill dial.min dial.min.fill
    diamond.inset.fill diamond.inset.filled doc doc.append doc.append.fill doc.badge.arrow.up
    doc.badge.arrow.up.fill doc.badge.clock doc.badge.clock.fill doc.badge.ellipsis doc.badge.gearshape
    doc.badge.gearshape.fill doc.badge.plus doc.circle doc.circle.fill doc.fill doc.fill.badge.ellipsis
    doc.fill.badge.plus doc.on.clipboard doc.on.clipboard.fill doc.on.doc doc.on.doc.fill doc.on.trash
    doc.on.trash.fill doc.plaintext doc.plaintext.fill doc.questionmark doc.questionmark.fill doc.richtext
    doc.richtext.fill doc.text doc.text.below.ecg doc.text.below.ecg.fill doc.text.fill doc.text.fill.viewfinder
    doc.text.image doc.text.image.fill doc.text.magnifyingglass doc.text.viewfinder doc.viewfinder
    doc.viewfinder.fill doc.zipper dollarsign.arrow.circlepath dongsign.arrow.circlepath dot.circle
    dot.circle.fill dpad.down.fill dpad.left.fill dpad.right.fill dpad.up.fill ear.and.waveform ellipses.bubble
    ellipses.bubble.fill envelope.arrow.triangle.branch envelope.arrow.triangle.branch.fill
    envelope.badge.shield.leadinghalf.fill eurosign.arrow.circlepath eurozonesign.arrow.circlepath
    exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath face.smiling.fill fanblades
    fanblades.fill fanblades.slash fanblades.slash.fill fiberchannel figure.dress.line.vertical.figure
    figure.rower figure.seated.side figure.skating figure.soccer fitness.timer fitness.timer.fill flag.checkered
    flag.checkered.2.crossed flag.checkered.circle flag.checkered.circle.fill flip.horizontal
    flip.horizontal.fill florinsign.arrow.circlepath folder.badge.gear folder.badge.minus.fill
    folder.badge.person.crop.fill folder.badge.plus.fill folder.fill.badge.gear football football.circle
    football.circle.fill football.fill francsign.arrow.circlepath gauge gauge.badge.minus gauge.badge.plus
    gauge.high gauge.low gauge.medium gauge.medium.badge.minus gauge.medium.badge.plus
    gearshape.arrow.triangle.2.circlepath gobackward gobackward.10 gobackward.15 gobackward.30 gobackward.45
    gobackward.5 gobackward.60 gobackward.75 gobackward.90 gobackward.minus goforward goforward.10 goforward.15
    goforward.30 goforward.45 goforward.5 goforward.60 goforward.75 goforward.90 goforward.plus
    guaranisign.arrow.circlepath gym.bag gym.bag.fill hand.app hand.app.fill hands.sparkles hands.sparkles.fill
    head.profile.arrow.forward.and.visionpro hearingaid.ear hifispeaker.and.homepodmini
    hifispeaker.and.homepodmini.fill homepod.and.homepodmini homepod.and.homepodmini.fill homepodmini
    homepodmini.2 homepodmini.2.fill homepodmini.fill hourglass.bottomhalf.fill hourglass.end hourglass.start
    hourglass.tophalf.fill hryvniasign.arrow.circlepath indianrupeesign.arrow.circlepath ipad.and.iphone
    ipad.and.iphone.slash ipad.homebutton ipad.homebutton.badge.play ipad.homebutton.landscape
    ipad.homebutton.landscape.badge.play iphone.and.arrow.forward iphone.and.arrow.left.and.arrow.right
    iphone.homebutton iphone.homebutton.badge.play iphone.homebutton.circle iphone.homebutton.circle.fill
    iphone.homebutton.landscape iphone.homebutton.radiowaves.left.and.right
    iphone.homebutton.radiowaves.left.and.right.circle iphone.homebutton.slash iphone.homebutton.slash.circle
    iphone.homebutton.slash.circle.fill ipodshuffle.gen1 ipodshuffle.gen2 ipodshuffle.gen3 ipodshuffle.gen4
    ipodtouch ipodtouch.landscape ipodtouch.slash kipsign.arrow.circlepath l.joystick.down l.joystick.down.fill
    laptopcomputer.and.ipad laptopcomputer.and.iphone largecircle.fill.circle larisign.arrow.circlepath
    lasso.and.sparkles lasso.sparkles leaf.arrow.circlepath leaf.arrow.triangle.circlepath
    line.horizontal.2.decrease.circle line.horizontal.2.decrease.circle.fill line.horizontal.3
    line.horizontal.3.circle line.horizontal.3.circle.fill line.horizontal.3.decrease
    line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill lirasign.arrow.circlepath
    livephoto.badge.a lock.doc lock.doc.fill lock.rotation.open logo.playstation logo.xbox macbook.and.visionpro
    malaysianringgitsign.arrow.circlepath manatsign.arrow.circlepath message.and.waveform
    message.and.waveform.fill mic mic.and.signal.meter mic.and.signal.meter.fill mic.badge.plus mic.badge.xmark
    mic.circle mic.circle.fill mic.fill mic.fill.badge.plus mic.fill.badge.xmark mic.slash mic.slash.circle
    mic.slash.circle.fill mic.slash.fill mic.square mic.square.fill millsign.arrow.circlepath minus.slash.plus
    music.house music.house.fill music.mic music.mic.circle music.mic.circle.fill nairasign.arrow.circlepath
    norwegiankronesign.arrow.circlepath oval.inset.fill oval.inset.filled oval.portrait.inset.fill
    oval.portrait.inset.filled paragraph pencil.and.ellipsis.rectangle person.2.gobackward person.2.square.stack
    person.2.square.stack.fill person.and.arrow.left.and.arrow.right person.and.person person.and.person.fill
    person.badge.minus.fill person.badge.plus.fill person.crop.circle.badge.checkmark.fill
    person.crop.circle.badge.exclam person.crop.circle.badge.exclam.fill person.crop.circle.badge.minus.fill
    person.crop.circle.badge.plus.fill person.crop.circle.badge.xmark.fill person.crop.circle.fill.badge.exclam
    person.crop.circle.fill.badge.exclamationmark person.crop.circle.fill.badge.questionmark
    person.crop.square.fill.and.at.rectangle person.fill.and.arrow.left.and.arrow.right
    peruviansolessign.arrow.circlepath pesetasign.arrow.circlepath pesosign.arrow.circlepath phone.and.waveform
    phone.and.waveform.fill phone.badge.plus.fill phone.bubble.left phone.bubble.left.fill
    phone.fill.arrow.down.left phone.fill.arrow.right phone.fill.arrow.up.right phone.fill.connection
    photo.on.rectangle.fill plus.rectangle.fill.on.folder.fill plus.rectangle.on.rectangle.fill plus.slash.minus
    plus.square.on.square.fill point.fill.topleft.down.curvedto.point.fill.bottomright.up
    point.topleft.down.curvedto.point.bottomright.up point.topleft.down.curvedto.point.bottomright.up.fill
    polishzlotysign.arrow.circlepath printer.dotmatrix.fill.and.paper.fill printer.fill.and.paper.fill
    r.joystick.down r.joystick.down.fill radiowaves.left radiowaves.right realtimetext
    rectangle.3.group.bubble.left rectangle.3.group.bubble.left.fill rectangle.3.offgrid
    rectangle.3.offgrid.bubble.left rectangle.3.offgrid.bubble.left.fill rectangle.3.offgrid.fill
    rectangle.badge.checkmark.fill rectangle.badge.xmark.fill rectangle.bottomhalf.fill
    rectangle.bottomhalf.inset.fill rectangle.bottomhalf.inset.filled rectangle.bottomleading.inset.fill
    rectangle.bottomleading.inset.filled rectangle.bottomleft.inset.fill rectangle.bottomleft.inset.filled
    rectangle.bottomright.inset.fill rectangle.bottomright.inset.filled rectangle.bottomthird.inset.fill
    rectangle.bottomthird.inset.filled rectangle.bottomtrailing.inset.fill rectangle.bottomtrailing.inset.filled
    rectangle.center.inset.fill rectangle.center.inset.filled rectangle.checkered rectangle.dock
    rectangle.inset.bottomhalf.filled rectangle.inset.bottomleading.filled rectangle.inset.bottomleft.filled
    rectangle.inset.bottomright.filled rectangle.inset.bottomthird.filled rectangle.inset.bottomtrailing.filled
    rectangle.inset.center.filled rectangle.inset.fill rectangle.inset.filled rectangle.inset.leadinghalf.filled
    rectangle.inset.leadingthird.filled rectangle.inset.lefthalf.filled rectangle.inset.leftthird.filled
    rectangle.inset.righthalf.filled rectangle.inset.rightthird.filled rectangle.inset.tophalf.filled
    rectangle.inset.topleading.filled rectangle.inset.topleft.filled rectangle.inset.topright.filled
    rectangle.inset.topthird.filled rectangle.inset.toptrailing.filled rectangle.inset.trailinghalf.filled
    rectangle.inset.trailingthird.filled rectangle.leadinghalf.inset.fill rectangle.leadinghalf.inset.filled
    rectangle.leadingthird.inset.fill rectangle.leadingthird.inset.filled rectangle.lefthalf.fill
    rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.filled rectangle.leftthird.inset.fill
    rectangle.leftthird.inset.filled rectangle.on.rectangle.angled.fill rectangle.on.rectangle.fill
    rectangle.portrait.bottomhalf.inset.fill rectangle.portrait.bottomhalf.inset.filled
    rectangle.portrait.bottomleading.inset.fill rectangle.portrait.bottomleading.inset.filled
    rectangle.portrait.bottomleft.inset.fill rectangle.portrait.bottomleft.inset.filled
    rectangle.portrait.bottomright.inset.fill rectangle.portrait.bottomright.inset.filled
    rectangle.portrait.bottomthird.inset.fill rectangle.portrait.bottomthird.inset.filled
    rectangle.portrait.bottomtrailing.inset.fill rectangle.portrait.bottomtrailing.inset.filled
    rectangle.portrait.center.inset.fill rectangle.portrait.center.inset.filled
    rectangle.portrait.inset.bottomhalf.filled rectangle.portrait.inset.bottomleading.filled
    rectangle.portrait.inset.bottomleft.filled rectangle.portrait.inset.bottomright.filled
    rectangle.portrait.inset.bottomthird.filled rectangle.portrait.inset.bottomtrailing.filled
    rectangle.portrait.inset.center.filled rectangle.portrait.inset.fill rectangle.portrait.inset.filled
    rectangle.portrait.inset.leadinghalf.filled rectangle.portrait.inset.leadingthird.filled
    rectangle.portrait.inset.lefthalf.filled rectangle.portrait.inset.leftthird.filled
    rectangle.portrait.inset.righthalf.filled rectangle.portrait.inset.rightthird.filled
    rectangle.portrait.inset.tophalf.filled rectangle.portrait.inset.topleading.filled
    rectangle.portrait.inset.topleft.filled rectangle.portrait.inset.topright.filled
    rectangle.portrait.inset.topthird.filled rectangle.portrait.inset.toptrailing.filled
    rectangle.portrait.inset.trailinghalf.filled rectangle.portrait.inset.trailingthird.filled
    rectangle.portrait.leadinghalf.inset.fill rectangle.portrait.leadinghalf.inset.filled
    rectangle.portrait.leadingthird.inset.fill rectangle.portrait.leadingthird.inset.filled
    rectangle.portrait.lefthalf.inset.fill rectangle.portrait.lefthalf.inset.filled
    rectangle.portrait.leftthird.inset.fill rectangle.portrait.leftthird.inset.filled
    rectangle.portrait.righthalf.inset.fill rectangle.portrait.righthalf.inset.filled
    rectangle.portrait.rightthird.inset.fill rectangle.portrait.rightthird.inset.filled
    rectangle.portrait.tophalf.inset.fill rectangle.portrait.tophalf.inset.filled
    rectangle.portrait.topleading.inset.fill rectangle.portrait.topleading.inset.filled
    rectangle.portrait.topleft.inset.fill rectangle.portrait.topleft.inset.filled
    rectangle.portrait.topright.inset.fill rectangle.portrait.topright.inset.filled
    rectangle.portrait.topthird.inset.fill rectangle.portrait.topthird.inset.filled
    rectangle.portrait.toptrailing.inset.fill rectangle.portrait.toptrailing.inset.filled
    rectangle.portrait.trailinghalf.inset.fill rectangle.portrait.trailinghalf.inset.filled
    rectangle.portrait.trailingthird.inset.fill rectangle.portrait.trailingthird.inset.filled
    rectangle.righthalf.fill rectangle.righthalf.inset.fill rectangle.righthalf.inset.filled
    rectangle.rightthird.inset.fill rectangle.rightthird.inset.filled rectangle.roundedbottom
    rectangle.roundedbottom.fill rectangle.roundedtop rectangle.roundedtop.fill rectangle.stack.badge.minus.fill
    rectangle.stack.badge.plus.fill rectangle.stack.fill.badge.person.crop rectangle.stack.person.crop
    rectangle.stack.person.crop.fill rectangle.tophalf.fill rectangle.tophalf.inset.fill
    rectangle.tophalf.inset.filled rectangle.topleading.inset.fill rectangle.topleading.inset.filled
    rectangle.topleft.inset.fill rectangle.topleft.inset.filled rectangle.topright.inset.fill
    rectangle.topright.inset.filled rectangle.topthird.inset.fill rectangle.topthird.inset.filled
    rectangle.toptrailing.inset.fill rectangle.toptrailing.inset.filled rectangle.trailinghalf.inset.fill
    rectangle.trailinghalf.inset.filled rectangle.trailingthird.inset.fill rectangle.trailingthird.inset.filled
    repeat.badge.xmark.circle.fill ring.circle ring.circle.fill rublesign.arrow.circlepath
    rupeesign.arrow.circlepath shared.with.you shared.with.you.circle shared.with.you.circle.fill
    shared.with.you.slash shekelsign.arrow.circlepath sheqelsign.circle sheqelsign.circle.fill sheqelsign.square
    sheqelsign.square.fill shield.checkerboard shield.checkered shield.lefthalf.fill shield.lefthalf.fill.slash
    singaporedollarsign.arrow.circlepath slider.horizontal.2.gobackward
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath smallcircle.fill.circle
    smallcircle.fill.circle.fill smiley smiley.fill snow speaker.1 speaker.1.fill speaker.2 speaker.2.fill
    speaker.3 speaker.3.fill speaker.wave.2.bubble.left speaker.wave.2.bubble.left.fill speedometer
    square.2.stack.3d square.2.stack.3d.bottom.fill square.2.stack.3d.bottom.filled square.2.stack.3d.top.fill
    square.2.stack.3d.top.filled square.3.stack.3d square.3.stack.3d.bottom.fill square.3.stack.3d.bottom.filled
    square.3.stack.3d.middle.fill square.3.stack.3d.middle.filled square.3.stack.3d.slash
    square.3.stack.3d.top.fill square.3.stack.3d.top.filled square.and.line.vertical.and.square.fill
    square.bottomhalf.fill square.bottomthird.inset.fill square.bottomthird.inset.filled
    square.dashed.inset.fill square.dashed.inset.filled square.fill.and.line.vertical.and.square
    square.fill.on.square square.grid.3x3.bottomleft.fill square.grid.3x3.bottommiddle.fill
    square.grid.3x3.bottomright.fill square.grid.3x3.fill.square square.grid.3x3.middle.fill
    square.grid.3x3.middleleft.fill square.grid.3x3.middleright.fill square.grid.3x3.topleft.fill
    square.grid.3x3.topmiddle.fill square.grid.3x3.topright.fill square.inset.bottomthird.filled
    square.inset.fill square.inset.filled square.inset.leadingthird.filled square.inset.leftthird.filled
    square.inset.rightthird.filled square.inset.topthird.filled square.inset.trailingthird.filled
    square.leadingthird.inset.fill square.leadingthird.inset.filled square.lefthalf.fill
    square.leftthird.inset.fill square.leftthird.inset.filled square.on.circle.fill square.on.square.fill
    square.righthalf.fill square.rightthird.inset.fill square.rightthird.inset.filled
    square.stack.3d.down.dottedline square.stack.3d.up.badge.a square.stack.3d.up.badge.a.fill
    square.tophalf.fill square.topthird.inset.fill square.topthird.inset.filled square.trailingthird.inset.fill
    square.trailingthird.inset.filled star.fill.left star.leadinghalf.fill star.lefthalf.fill
    sterlingsign.arrow.circlepath sun.and.horizon sun.and.horizon.circle sun.and.horizon.circle.fill
    sun.and.horizon.fill swedishkronasign.arrow.circlepath t.bubble t.bubble.fill table table.badge.more
    table.badge.more.fill table.fill tablecells.badge.ellipsis.fill tengesign.arrow.circlepath terminal
    terminal.fill text.chevron.left text.chevron.right text.cursor text.justifyleft text.justifyright textbox
    textformat.12 textformat.123 textformat.abc textformat.abc.dottedunderline thermometer thermometer.snowlake
    tram.tunnel.fill triangle.inset.fill triangle.inset.filled triangle.lefthalf.fill triangle.righthalf.fill
    tugriksign.arrow.circlepath turkishlirasign.arrow.circlepath tv.inset.fill tv.inset.filled tv.music.note
    tv.music.note.fill video.and.waveform video.and.waveform.fill video.badge.plus.fill video.bubble.left
    video.bubble.left.fill visionpro visionpro.and.arrow.forward visionpro.and.arrow.forward.fill
    visionpro.badge.exclamationmark visionpro.badge.exclamationmark.fill visionpro.badge.play
    visionpro.badge.play.fill visionpro.circle visionpro.circle.fill visionpro.fill visionpro.slash
    visionpro.slash.circle visionpro.slash.circle.fill visionpro.slash.fill volume volume.1 volume.1.fill
    volume.2 volume.2.fill volume.3 volume.3.fill volume.fill volume.slash volume.slash.fill volume.zzz
    volume.zzz.fill wand.and.stars wand.and.stars.inverse water.waves.and.arrow.down water.waves.and.arrow.up
    waveform.and.magnifyingglass waveform.and.mic waveform.badge.mic windshield.front.and.fluid
    windshield.rear.and.fluid wonsign.arrow.circlepath wrench wrench.fill yensign.arrow.circlepath
    """
}
