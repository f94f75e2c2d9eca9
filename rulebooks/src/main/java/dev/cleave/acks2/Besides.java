package dev.cleave.acks2;

/**
 * The parts of the book about all that people do in a fight besides fighting. They are made when
 * somebody first thinks of such a thing.
 */
final class Besides {

  final Tools tools;
  final Locks locks;
  final Searching searching;
  final Traps traps;
  final Listening listening;
  final Spiking spiking;
  final Doors doors;
  final Bashing bashing;
  final Gunnery gunnery;
  final Barrage barrage;
  final Spotter spotter;
  final Aiming aiming;
  final Structures structures;
  final Wayfinding wayfinding;
  final Orders orders;
  final Remedies remedies;
  final Powers powers;
  final Rebuke rebuke;
  final Improvising improvising;
  final Belongings belongings;
  final Throwing throwing;

  Besides(Fight fight) {
    this.tools = new Tools(fight);
    this.locks = new Locks(fight);
    this.searching = new Searching(fight);
    this.traps = new Traps(fight);
    this.listening = new Listening(fight);
    this.spiking = new Spiking(fight);
    this.doors = new Doors(fight);
    this.bashing = new Bashing(fight);
    this.gunnery = new Gunnery(fight);
    this.barrage = new Barrage(fight);
    this.spotter = new Spotter(fight);
    this.aiming = new Aiming(fight);
    this.structures = new Structures(fight);
    this.wayfinding = new Wayfinding(fight);
    this.orders = new Orders(fight);
    this.remedies = new Remedies(fight);
    this.powers = new Powers(fight);
    this.rebuke = new Rebuke(fight);
    this.improvising = new Improvising(fight);
    this.belongings = new Belongings(fight);
    this.throwing = new Throwing(fight);
  }
}
